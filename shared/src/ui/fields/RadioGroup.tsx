import { type ReactNode, useId } from 'react';
import { css, cx } from '#styled/css';
import { radioGroup } from '#styled/recipes';

export interface RadioOption<V extends string = string> {
  value: V;
  label: ReactNode;
  description?: ReactNode;
  /** At the right edge, e.g. a price or a card's brand. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<V extends string = string> {
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly RadioOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  variant?: 'plain' | 'card';
  orientation?: 'vertical' | 'horizontal';
  name?: string;
  error?: ReactNode;
  disabled?: boolean;
  className?: string;
}

export function RadioGroup<V extends string = string>({
  label,
  hideLabel,
  options,
  value,
  onChange,
  variant,
  orientation = 'vertical',
  name,
  error,
  disabled,
  className,
}: RadioGroupProps<V>) {
  const styles = radioGroup({ variant });
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={cx(styles.root, className)}
    >
      <span id={`${id}-label`} className={cx(styles.label, hideLabel && css({ srOnly: true }))}>
        {label}
      </span>
      <div className={styles.items} data-orientation={orientation}>
        {options.map((option) => (
          <label
            key={option.value}
            data-disabled={disabled || option.disabled ? '' : undefined}
            className={styles.item}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              disabled={disabled || option.disabled}
              aria-labelledby={`${id}-${option.value}`}
              className={styles.input}
            />
            <span aria-hidden className={styles.control} />
            <span className={styles.text}>
              <span id={`${id}-${option.value}`}>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      {error && (
        <span id={`${id}-error`} aria-live="polite" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
