import { formatNights } from '@yado/shared/format/counts';
import { formatDate } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import { countNights, type Stay } from '@yado/shared/routing/stay';
import { serverNow } from '@yado/shared/format/server-clock';
import { Button } from '@yado/shared/ui/Button';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { priceAgeText } from '../../lib/price-age.ts';
import { calendarGrid } from './calendar-grid.ts';
import type { CalendarDaysQuery } from './__generated__/CalendarDaysQuery.graphql';

interface Props {
  query: PreloadedQuery<CalendarDaysQuery>;
  /** The stay that is shown. */
  stay: Stay;
  /** Only some rates are looked at. */
  isNarrowed: boolean;
  onChoose: (stay: Stay) => void;
  onRetry: () => void;
}

/** The lowest price of each day with its age; choosing a day changes the stay. */
export function CalendarDays({ query, stay, isNarrowed, onChoose, onRetry }: Props) {
  const { priceCalendar: days } = usePreloadedQuery<CalendarDaysQuery>(
    graphql`
      query CalendarDaysQuery($id: ID!, $stay: RoomsWithRateInput!, $choice: RateChoiceInput) @throwOnFieldError {
        priceCalendar(id: $id, roomsWithRateInput: $stay, choice: $choice) {
          checkin
          checkout
          state
          paymentPrice
          askedAt
        }
      }
    `,
    query,
  );
  const prices = days.flatMap(({ paymentPrice }) => paymentPrice ?? []);
  const lowest = Math.min(...prices);
  const age = priceAgeText(
    days.flatMap(({ askedAt }) => askedAt ?? []),
    serverNow(),
  );
  return (
    <>
      <ul aria-label="前後の日の料金" className={calendarGrid}>
        {days.map(({ checkin, checkout, state, paymentPrice }) => {
          const chosen = checkin === stay.checkin;
          return (
            <li key={checkin}>
              <button
                type="button"
                aria-pressed={chosen}
                disabled={state !== 'AVAILABLE' && !chosen}
                onClick={() => chosen || onChoose({ ...stay, checkin, checkout })}
                className={day}
              >
                <span>{formatDate(checkin)}</span>
                {paymentPrice == null ? (
                  <span className={css({ color: 'text.muted', fontSize: 'sm' })}>
                    {state === 'SOLD_OUT'
                      ? isNarrowed
                        ? '条件に合うプランなし'
                        : '予約不可'
                      : '確認できませんでした'}
                  </span>
                ) : (
                  <span data-lowest={paymentPrice === lowest ? '' : undefined} className={amount}>
                    {formatYen(paymentPrice)}
                    {paymentPrice === lowest && prices.length > 1 && (
                      <span className={css({ ml: '1', fontSize: 'xs' })}>最安</span>
                    )}
                  </span>
                )}
                {chosen && <VisuallyHidden> 表示中の日程</VisuallyHidden>}
              </button>
            </li>
          );
        })}
      </ul>
      <p className={css({ mt: '1.5', color: 'text.muted', fontSize: 'xs' })}>
        {formatNights(countNights(stay))}の場合の、{isNarrowed && '下の絞り込みに合うプランの'}
        1室1泊の最低料金(税込)です。
        {age && `${age}です。予約前に最新の料金を確認します。`}
        {days.some(({ state }) => state === 'UNKNOWN') && (
          <Button variant="ghost" size="sm" onClick={onRetry} className={css({ ml: '1', color: 'link' })}>
            確認できなかった日をもう一度確認する
          </Button>
        )}
      </p>
    </>
  );
}

const day = css({
  display: 'flex',
  flexDirection: { base: 'row', md: 'column' },
  alignItems: 'center',
  justifyContent: { base: 'space-between', md: 'center' },
  w: 'full',
  minH: { base: '11', md: '18' },
  px: { base: '4', md: '1' },
  bg: 'surface',
  border: '1px solid {colors.border.strong}',
  rounded: 'md',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  _hover: { bg: 'surface.hover' },
  _focusVisible: { outline: '2px solid {colors.focus}' },
  _disabled: { cursor: 'default', bg: 'surface.sunken', borderColor: 'border' },
  '&[aria-pressed=true]': { borderColor: 'primary', boxShadow: 'inset 0 0 0 1px {colors.primary}' },
});
const amount = css({ fontWeight: 'bold', '&[data-lowest]': { color: 'success' } });
