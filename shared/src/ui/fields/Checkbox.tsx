import { type ReactNode, useId } from 'react';
import { checkbox } from '#styled/recipes';
import { Icon } from '../content/Icon.tsx';

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

/** The browser's own box under a drawn one: a list of filters has dozens, and each answers a tap at once. */
export function Checkbox({
  checked,
  onChange,
  children,
  description,
  error,
  className,
  disabled,
  ...rest
}: CheckboxProps) {
  const styles = checkbox();
  const id = useId();
  const errorId = `${id}-error`;
  const descriptionId = `${id}-description`;
  const described = [error && errorId, description && descriptionId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className={styles.root} data-disabled={disabled ? '' : undefined}>
        <input
          {...rest}
          type="checkbox"
          checked={checked === true}
          ref={(input) => {
            if (input) input.indeterminate = checked === 'indeterminate';
          }}
          onChange={(event) => onChange(event.target.checked)}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={styles.input}
        />
        <span aria-hidden className={styles.control}>
          <Icon name={checked === 'indeterminate' ? 'minus' : 'check'} size={14} />
        </span>
        <span className={styles.text}>
          <span id={`${id}-label`}>{children}</span>
          {description && (
            <span id={descriptionId} className={styles.description}>
              {description}
            </span>
          )}
        </span>
      </label>
      {error && (
        <span id={errorId} aria-live="polite" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
