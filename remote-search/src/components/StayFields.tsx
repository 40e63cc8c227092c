import { DateRangePicker } from '@yado/shared/ui/DateRangePicker';
import { bookableDates, MAX_NIGHTS } from '../lib/stay-defaults.ts';
import { RoomsPicker } from './RoomsPicker.tsx';
import type { DraftProblems, StayDraft } from './search-draft.ts';

interface Props {
  stay: StayDraft;
  onChange: (change: Partial<StayDraft>) => void;
  problems: DraftProblems;
  /** Keeps the labels for screen readers only. */
  hideLabels?: boolean;
}

/** Dates, rooms and guests: two fields that are in their form's own layout. */
export function StayFields({ stay, onChange, problems, hideLabels }: Props) {
  const { minDate, maxDate } = bookableDates();
  return (
    <>
      <DateRangePicker
        checkin={stay.checkin}
        checkout={stay.checkout}
        onChange={onChange}
        minDate={minDate}
        maxDate={maxDate}
        maxNights={MAX_NIGHTS}
        error={problems.dates}
        hideLabel={hideLabels}
      />
      <RoomsPicker
        rooms={stay.rooms}
        onChange={(rooms) => onChange({ rooms })}
        error={problems.rooms}
        hideLabel={hideLabels}
      />
    </>
  );
}
