import { Button } from '@yado/shared/ui/Button';
import { useState } from 'react';
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
  /** So many at first, and what is chosen; the rest behind a button. */
  shown?: number;
}

/** A filter of which any number of choices may be on. */
export function FilterTicks<V extends string | number>({
  title,
  chosen = [],
  choices,
  onChange,
  shown = Number.POSITIVE_INFINITY,
}: Props<V>) {
  const [all, setAll] = useState(false);
  const listed = choices.filter(({ value }, index) => all || index < shown || chosen.includes(value));
  const hidden = choices.length - listed.length;
  return (
    <FilterGroup title={title}>
      {listed.map(({ value, label, count }) => (
        <FilterTick
          key={value}
          checked={chosen.includes(value)}
          count={count}
          onChange={(on) => onChange(toggled(chosen, value, on))}
        >
          {label}
        </FilterTick>
      ))}
      {(hidden > 0 || all) && (
        <Button variant="link" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? '一部だけ表示する' : `ほか${hidden}件を表示する`}
        </Button>
      )}
    </FilterGroup>
  );
}
