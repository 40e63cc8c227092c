import { RadioGroup as ArkRadioGroup } from '@ark-ui/react/radio-group';
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
  const errorId = useId();
  return (
    <ArkRadioGroup.Root
      value={value}
      onValueChange={(details) => onChange(details.value as V)}
      name={name}
      disabled={disabled}
      invalid={Boolean(error)}
      orientation={orientation}
      aria-describedby={error ? errorId : undefined}
      className={cx(styles.root, className)}
    >
      <ArkRadioGroup.Label className={cx(styles.label, hideLabel && css({ srOnly: true }))}>
        {label}
      </ArkRadioGroup.Label>
      <div className={styles.items} data-orientation={orientation}>
        {options.map((option) => (
          <ArkRadioGroup.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className={styles.item}
          >
            <ArkRadioGroup.ItemControl className={styles.control} />
            <span className={styles.text}>
              <ArkRadioGroup.ItemText>{option.label}</ArkRadioGroup.ItemText>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
            <ArkRadioGroup.ItemHiddenInput />
          </ArkRadioGroup.Item>
        ))}
      </div>
      {error && (
        <span id={errorId} aria-live="polite" className={styles.error}>
          {error}
        </span>
      )}
    </ArkRadioGroup.Root>
  );
}
