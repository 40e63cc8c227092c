import { daysBetween } from '@yado/shared/format/calendar-date';
import { formatDateRange, formatNightsAndDays } from '@yado/shared/format/dates';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { TripStayCell_travel$key } from './__generated__/TripStayCell_travel.graphql';

export function TripStayCell({ travel }: { travel: TripStayCell_travel$key }) {
  const { startDate, endDate } = useFragment(
    graphql`
      fragment TripStayCell_travel on Travel {
        startDate
        endDate
      }
    `,
    travel,
  );
  return (
    <>
      <span className={css({ display: 'block', wordBreak: 'keep-all' })}>
        {formatDateRange(startDate, endDate, { year: true })}
      </span>
      <span className={css({ color: 'text.muted' })}>
        {formatNightsAndDays(daysBetween(startDate, endDate))}
      </span>
    </>
  );
}
