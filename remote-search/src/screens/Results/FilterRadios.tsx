import { css } from '#styled/css';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { useOptimisticControl } from '../../lib/use-optimistic-control.ts';
import { FilterCount } from './FilterCount.tsx';
import { FilterGroup } from './FilterGroup.tsx';

interface Props {
  title: string;
  value: number | undefined;
  choices: readonly { value: number; label: string; count: number | undefined }[];
  onChange: (value: number | undefined) => void;
  /** What must be known to choose. */
  note?: string;
}

const ANY = 'any';

/** A filter with one choice at a time. */
export function FilterRadios({ title, value, choices, onChange, note }: Props) {
  const [shown, change] = useOptimisticControl(value, onChange);
  const options = choices.map((choice) => ({
    value: String(choice.value),
    label: (
      <>
        {choice.label}
        <FilterCount count={choice.count} />
      </>
    ),
    disabled: choice.count === 0 && choice.value !== shown,
  }));
  return (
    <FilterGroup title={title}>
      <RadioGroup
        label={title}
        hideLabel
        options={[{ value: ANY, label: '指定なし' }, ...options]}
        value={shown === undefined ? ANY : String(shown)}
        onChange={(chosen) => change(chosen === ANY ? undefined : Number(chosen))}
      />
      {note && <p className={css({ fontSize: 'xs', color: 'text.muted', mt: '1' })}>{note}</p>}
    </FilterGroup>
  );
}
