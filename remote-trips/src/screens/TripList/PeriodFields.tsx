import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { css } from '#styled/css';
import type { TripDate, TripFilter } from '../../lib/trip-filter.ts';

interface Props {
  label: string;
  /** First and last day. */
  names: readonly [TripDate, TripDate];
  values: TripFilter;
  problem: string | undefined;
  onChange: (part: Partial<TripFilter>) => void;
}

/** Two days that are both in the period; either may be left open. */
export function PeriodFields({ label, names: [from, to], values, problem, onChange }: Props) {
  const box = (name: TripDate, words: string, error?: string) => (
    <Field label={`${label}(${words})`} error={error}>
      <TextInput
        type="date"
        name={name}
        max="9999-12-31"
        value={values[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '2',
        gridColumn: { md: 'span 3', lg: 'span 2' },
      })}
    >
      {box(from, 'から')}
      {box(to, 'まで', problem)}
    </div>
  );
}
