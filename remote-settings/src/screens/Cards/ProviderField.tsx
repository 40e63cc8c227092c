import type { StripeElementChangeEvent, StripeElementStyle } from '@stripe/stripe-js';
import { cardErrorMessage } from '@yado/shared/errors/card-errors';
import { type ComponentType, useId, useState } from 'react';
import { css } from '#styled/css';
import { useProviderColors } from '../../lib/use-provider-colors.ts';

interface ElementProps {
  id?: string;
  className?: string;
  options?: { style: StripeElementStyle };
  onChange?: (event: StripeElementChangeEvent) => void;
}

/** A field that the card provider draws, with our label and our words for its errors. */
export function ProviderField({
  label,
  element: Element,
}: {
  label: string;
  element: ComponentType<ElementProps>;
}) {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const style = useProviderColors();
  return (
    <div>
      <label htmlFor={id} className={css({ display: 'block', fontWeight: 'bold', marginBottom: '2' })}>
        {label}
      </label>
      <Element
        id={id}
        options={{ style }}
        className={css({
          minHeight: '48px',
          paddingX: '3',
          paddingY: '3',
          borderWidth: '1px',
          borderColor: error ? 'danger' : 'border.strong',
          borderRadius: 'md',
          bg: 'surface',
          '&.StripeElement--focus': {
            outline: '2px solid {colors.focus}',
            outlineOffset: '2px',
          },
        })}
        onChange={(event) =>
          setError(event.error ? cardErrorMessage({ type: event.error.type, code: event.error.code }) : null)
        }
      />
      {error && (
        <p role="alert" className={css({ color: 'danger', fontSize: 'sm', marginTop: '1' })}>
          {error}
        </p>
      )}
    </div>
  );
}
