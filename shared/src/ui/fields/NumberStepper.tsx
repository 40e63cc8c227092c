import { FieldInput } from '@ark-ui/react/field';
import { type KeyboardEvent, useState } from 'react';
import { cx } from '#styled/css';
import { numberStepper } from '#styled/recipes';
import { Icon } from '../content/Icon.tsx';
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
  max = Number.MAX_SAFE_INTEGER,
  unit,
  label,
  disabled,
  className,
}: NumberStepperProps) {
  const describedBy = useFieldDescription();
  const styles = numberStepper();
  /** What is being typed; may be no number of the range yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const set = (wanted: number) => {
    setTyped(null);
    const next = Math.min(max, Math.max(min, wanted));
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    setTyped(text);
    const number = parseNumber(text);
    if (number !== null && number >= min && number <= max && number !== value) onChange(number);
  };
  const byKey: Record<string, number | undefined> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    Home: min,
    End: max < Number.MAX_SAFE_INTEGER ? max : undefined,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = byKey[event.key];
    // An input method uses the arrows for its own list.
    if (wanted === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    set(wanted);
  };
  const button = (name: 'minus' | 'plus', wanted: number) => (
    <button
      type="button"
      // The arrow keys do the same.
      tabIndex={-1}
      disabled={disabled || wanted < min || wanted > max}
      aria-label={`${label ?? ''}${name === 'plus' ? '増やす' : '減らす'}`}
      onClick={() => set(wanted)}
      className={styles.button}
    >
      <Icon name={name} size={18} />
    </button>
  );
  return (
    <div className={cx(styles.root, className)}>
      <div role="group" className={styles.control}>
        {button('minus', value - 1)}
        <FieldInput
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={typed ?? String(value)}
          aria-label={label}
          aria-describedby={describedBy}
          aria-valuenow={value}
          aria-valuetext={`${value}${unit ?? ''}`}
          aria-valuemin={min}
          aria-valuemax={max < Number.MAX_SAFE_INTEGER ? max : undefined}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => typed !== null && set(parseNumber(typed) ?? value)}
          className={styles.input}
        />
        {unit && (
          <span aria-hidden="true" className={styles.unit}>
            {unit}
          </span>
        )}
        {button('plus', value + 1)}
      </div>
    </div>
  );
}

/** Japanese keyboards type wide digits too. */
function parseNumber(text: string): number | null {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
