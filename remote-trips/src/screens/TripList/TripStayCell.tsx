import { daysBetween } from '@yado/shared/format/calendar-date';
import { formatDate, formatNightsAndDays } from '@yado/shared/format/dates';
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
  const otherYear = startDate.slice(0, 4) !== endDate.slice(0, 4);
  return (
    <>
      {/* Lines are broken by hand: where they would break depends on whether the web font has come. */}
      <span className={line}>{formatDate(startDate, { year: true })} 〜</span>{' '}
      <span className={line}>{formatDate(endDate, { year: otherYear })}</span>{' '}
      <span className={css({ display: { base: 'inline-block', md: 'block' }, color: 'text.muted' })}>
        {formatNightsAndDays(daysBetween(startDate, endDate))}
      </span>
    </>
  );
}

const line = css({ display: { base: 'inline-block', md: 'inline' }, whiteSpace: 'nowrap' });
