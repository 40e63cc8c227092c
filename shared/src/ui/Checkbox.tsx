import { Checkbox as ArkCheckbox } from '@ark-ui/react/checkbox';
import { type ReactNode, useId } from 'react';
import { cx } from '#styled/css';
import { checkbox } from '#styled/recipes';
import { Icon } from './Icon.tsx';

export interface CheckboxProps {
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
  /** The label. */
  children: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  name?: string;
  value?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

export function Checkbox({
  checked,
  onChange,
  children,
  description,
  error,
  className,
  ...rest
}: CheckboxProps) {
  const styles = checkbox();
  const id = useId();
  const errorId = `${id}-error`;
  const descriptionId = `${id}-description`;
  const described = [error && errorId, description && descriptionId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <ArkCheckbox.Root
        {...rest}
        checked={checked}
        onCheckedChange={(details) => onChange(details.checked === true)}
        invalid={Boolean(error)}
        className={cx(styles.root)}
      >
        <ArkCheckbox.Control className={styles.control}>
          <ArkCheckbox.Indicator>
            <Icon name="check" size={14} />
          </ArkCheckbox.Indicator>
          <ArkCheckbox.Indicator indeterminate>
            <Icon name="minus" size={14} />
          </ArkCheckbox.Indicator>
        </ArkCheckbox.Control>
        <span className={styles.text}>
          <ArkCheckbox.Label>{children}</ArkCheckbox.Label>
          {description && (
            <span id={descriptionId} className={styles.description}>
              {description}
            </span>
          )}
        </span>
        <ArkCheckbox.HiddenInput aria-describedby={described || undefined} />
      </ArkCheckbox.Root>
      {error && (
        <span id={errorId} aria-live="polite" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
