import { useForm } from '@yado/shared/forms/use-form';
import type { Whereabouts } from '@yado/shared/routing/bookable-days';
import type { Stay } from '@yado/shared/routing/stay';
import { Button } from '@yado/shared/ui/Button';
import { type FormEvent, useState } from 'react';
import { css } from '#styled/css';
import { type DraftProblems, type StayDraft, stayProblems } from './search-draft.ts';
import { StayFields } from './StayFields.tsx';
import { toOccupancies } from '../lib/rooms-draft.ts';

interface Props {
  /** A new object starts the form again. */
  initial: StayDraft;
  label: string;
  /** Where the hotels lie that the stay is for. */
  where: Whereabouts;
  onChange: (stay: Stay) => void;
  /** After each try: whether what was entered can't be searched. */
  onChecked: (refused: boolean) => void;
}

/** Changes the stay in place. */
export function StayForm({ initial, label, where, onChange, onChecked }: Props) {
  const [source, setSource] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const form = useForm<keyof DraftProblems>({
    check: () => stayProblems(draft, where),
    send: async () => {
      const occupancies = toOccupancies(draft.rooms);
      if (occupancies) onChange({ checkin: draft.checkin, checkout: draft.checkout, occupancies });
    },
  });
  if (source !== initial) {
    setSource(initial);
    setDraft(initial);
    form.reset();
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onChecked(Object.values(stayProblems(draft, where)).some(Boolean));
    form.submit(event);
  };
  return (
    <form noValidate aria-label="宿泊日と人数" onSubmit={submit} className={layout}>
      <StayFields
        {...draft}
        where={where}
        onChange={(change) => setDraft((current) => ({ ...current, ...change }))}
        problems={form.problems}
        hideLabels
      />
      <Button type="submit">{label}</Button>
    </form>
  );
}

const layout = css({
  display: 'grid',
  alignItems: 'start',
  gap: '3',
  mb: '3',
  p: '3',
  bg: 'surface',
  border: '1px solid {colors.border}',
  rounded: 'lg',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr) auto' },
});
