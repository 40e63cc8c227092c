import { daysBetween } from '@yado/shared/format/calendar-date';
import type { HotelView } from '@yado/shared/routing/hotel-view';
import type { Stay } from '@yado/shared/routing/stay';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { Suspense, useEffect, useEffectEvent, useId } from 'react';
import { useQueryLoader } from 'react-relay';
import { css } from '#styled/css';
import { DAYS_AROUND } from '../../lib/days-around.ts';
import { stayInput } from '../../lib/search-variables.ts';
import { viewChoice } from '../../lib/shown-rates.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { CalendarFailure } from './CalendarFailure.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import calendarQuery, { type CalendarDaysQuery } from './__generated__/CalendarDaysQuery.graphql';

interface Props {
  hotelId: string;
  stay: Stay;
  /** What the rooms below are narrowed by. */
  view: HotelView;
  onChoose: (stay: Stay) => void;
}

/** What the stay costs on the days around it; a visit asks the supplier for none of them until somebody wants to know. */
export function PriceCalendar({ hotelId, stay, view, onChoose }: Props) {
  const id = useId();
  const choice = viewChoice(view);
  const [query, load, dispose] = useQueryLoader<CalendarDaysQuery>(calendarQuery);
  // Of another week there is nothing to show until it is asked for.
  const isOfWeek = query && Math.abs(daysBetween(query.variables.stay.checkin, stay.checkin)) <= DAYS_AROUND;
  const shown = isOfWeek ? query : null;
  const isOutdated = shown !== null && JSON.stringify(shown.variables.choice) !== JSON.stringify(choice);
  const ask = () => load({ id: hotelId, stay: stayInput(stay), choice }, { fetchPolicy: 'network-only' });
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (isOutdated) askAgain();
  }, [isOutdated]);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        startIcon={<Icon name="calendar" size={16} />}
        endIcon={<Icon name={shown ? 'chevronUp' : 'chevronDown'} size={16} />}
        aria-expanded={shown !== null}
        aria-controls={shown ? id : undefined}
        onClick={shown ? dispose : ask}
      >
        前後の日の料金を見る
      </Button>
      {shown && (
        <div id={id} className={css({ mt: '2' })}>
          <CalendarFailure source={shown} onRetry={ask}>
            {isOutdated ? (
              <CalendarSkeleton />
            ) : (
              <Suspense fallback={<CalendarSkeleton />}>
                <CalendarDays
                  query={shown}
                  stay={stay}
                  isNarrowed={choice !== null}
                  onChoose={onChoose}
                  onRetry={ask}
                />
              </Suspense>
            )}
          </CalendarFailure>
        </div>
      )}
    </>
  );
}
