import type { StripeElementChangeEvent, StripeElementStyle } from '@stripe/stripe-js';
import { cardErrorMessage } from '@yado/shared/errors/card-errors';
import { type ComponentType, useId, useState } from 'react';
import { css } from '#styled/css';
import { useProviderColors } from './use-provider-colors.ts';

interface ElementProps {
  id?: string;
  className?: string;
  options?: { style: StripeElementStyle };
  onChange?: (event: StripeElementChangeEvent) => void;
}

interface Props {
  label: string;
  element: ComponentType<ElementProps>;
  /** What is wrong with it beyond what shows while one types, e.g. that it was left empty. */
  problem: string | null;
  onEdit: () => void;
}

/** A field that the card provider draws, with our label and our words for its errors. */
export function ProviderField({ label, element: Element, problem, onEdit }: Props) {
  const id = useId();
  const [typing, setTyping] = useState<string | null>(null);
  const error = typing ?? problem;
  const style = useProviderColors();
  return (
    <div>
      <label htmlFor={id} className={css({ display: 'block', textStyle: 'label', marginBottom: '1.5' })}>
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
        onChange={({ error: found }) => {
          onEdit();
          setTyping(found ? cardErrorMessage({ type: found.type, code: found.code }) : null);
        }}
      />
      {error && (
        <p role="alert" className={css({ color: 'danger', fontSize: 'sm', marginTop: '1' })}>
          {error}
        </p>
      )}
    </div>
  );
}
