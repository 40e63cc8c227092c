import { bookableDays, type Whereabouts } from '@yado/shared/routing/bookable-days';
import { DateRangePicker } from '@yado/shared/ui/DateRangePicker';
import { memo } from 'react';
import { RoomsPicker } from './RoomsPicker.tsx';
import type { DraftProblems, StayDraft } from './search-draft.ts';

interface Props extends StayDraft {
  /** Decides the first day. */
  where: Whereabouts;
  onChange: (change: Partial<StayDraft>) => void;
  problems: DraftProblems;
  /** Keeps the labels for screen readers only. */
  hideLabels?: boolean;
}

/** Dates, rooms and guests: two fields that are in their form's own layout, not drawn for each letter typed there. */
export const StayFields = memo(function StayFields(props: Props) {
  const { checkin, checkout, rooms, where, onChange, problems, hideLabels } = props;
  return (
    <>
      <DateRangePicker
        checkin={checkin}
        checkout={checkout}
        onChange={onChange}
        {...bookableDays(where)}
        error={problems.dates}
        hideLabel={hideLabels}
      />
      <RoomsPicker
        rooms={rooms}
        onChange={(changed) => onChange({ rooms: changed })}
        error={problems.rooms}
        hideLabel={hideLabels}
      />
    </>
  );
});
