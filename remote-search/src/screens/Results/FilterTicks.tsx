import { toggled } from '../../lib/filter-choices.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterTick } from './FilterTick.tsx';

export interface FilterChoice<V> {
  value: V;
  label: string;
  /** Hotels that would be left; undefined while nobody knows. */
  count: number | undefined;
}

interface Props<V> {
  title: string;
  chosen: readonly V[] | undefined;
  choices: readonly FilterChoice<V>[];
  onChange: (chosen: V[]) => void;
}

/** A filter of which any number of choices may be on. */
export function FilterTicks<V extends string | number>({ title, chosen = [], choices, onChange }: Props<V>) {
  return (
    <FilterGroup title={title}>
      {choices.map(({ value, label, count }) => (
        <FilterTick
          key={value}
          checked={chosen.includes(value)}
          count={count}
          onChange={(on) => onChange(toggled(chosen, value, on))}
        >
          {label}
        </FilterTick>
      ))}
    </FilterGroup>
  );
}
