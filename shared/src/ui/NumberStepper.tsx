import { NumberInput } from '@ark-ui/react/number-input';
import { cx } from '#styled/css';
import { numberStepper } from '#styled/recipes';
import { Icon } from './Icon.tsx';
import { useFieldDescription } from './use-field-description.ts';

export interface NumberStepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Read as part of the number and shown after it, e.g. 名. */
  unit?: string;
  /** Name for screen readers; not needed inside a Field. */
  label?: string;
  disabled?: boolean;
  className?: string;
}

/** A small whole number with − and +: rooms, guests, nights. */
export function NumberStepper({
  value,
  onChange,
  min = 0,
  max,
  unit,
  label,
  disabled,
  className,
}: NumberStepperProps) {
  const describedBy = useFieldDescription();
  const styles = numberStepper();
  return (
    <NumberInput.Root
      value={String(value)}
      onValueChange={({ valueAsNumber }) => {
        if (Number.isFinite(valueAsNumber) && valueAsNumber !== value) onChange(Math.round(valueAsNumber));
      }}
      min={min}
      max={max}
      disabled={disabled}
      locale="ja-JP"
      formatOptions={{ maximumFractionDigits: 0 }}
      translations={{
        incrementLabel: `${label ?? ''}増やす`,
        decrementLabel: `${label ?? ''}減らす`,
        valueText: (text) => `${text}${unit ?? ''}`,
      }}
      className={cx(styles.root, className)}
    >
      <NumberInput.Control className={styles.control}>
        <NumberInput.DecrementTrigger className={styles.button}>
          <Icon name="minus" size={18} />
        </NumberInput.DecrementTrigger>
        <NumberInput.Input
          aria-label={label}
          aria-describedby={describedBy}
          inputMode="numeric"
          className={styles.input}
        />
        {unit && (
          <span aria-hidden="true" className={styles.unit}>
            {unit}
          </span>
        )}
        <NumberInput.IncrementTrigger className={styles.button}>
          <Icon name="plus" size={18} />
        </NumberInput.IncrementTrigger>
      </NumberInput.Control>
    </NumberInput.Root>
  );
}
