import { Checkbox } from '@yado/shared/ui/Checkbox';
import type { ReactNode } from 'react';
import { useOptimisticControl } from '../../lib/use-optimistic-control.ts';
import { FilterCount } from './FilterCount.tsx';

interface Props {
  checked: boolean;
  /** Hotels that would be left; undefined while nobody knows. */
  count: number | undefined;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A filter that is on or off. One that would leave nothing can't be ticked. */
export function FilterTick({ checked, count, onChange, children }: Props) {
  const [shown, change] = useOptimisticControl(checked, onChange);
  return (
    <Checkbox checked={shown} disabled={count === 0 && !shown} onChange={change}>
      {children}
      <FilterCount count={count} />
    </Checkbox>
  );
}
