import { graphql, useFragment } from 'react-relay';
import { css, cx } from '#styled/css';
import { FreeCancel } from '../../components/FreeCancel.tsx';
import { mealText } from '../../lib/meals.ts';
import type { HotelCardTerms_hotel$key } from './__generated__/HotelCardTerms_hotel.graphql';

interface Props {
  hotel: HotelCardTerms_hotel$key;
  /** In a row of the compact list. */
  compact?: boolean;
}

/** What the shown rate includes, and until when canceling it is free. */
export function HotelCardTerms({ hotel, compact = false }: Props) {
  const { timeZone, cheapestPriceV2: offer } = useFragment(
    graphql`
      fragment HotelCardTerms_hotel on PropertyContent {
        timeZone
        cheapestPriceV2(stay: $stay, choice: $choice) @catch {
          mealType
          freeCancelUntil
          alwaysFreeCancel
          cancelPenaltyNow
          totalPaymentPrice
        }
      }
    `,
    hotel,
  );
  if (!offer.ok || !offer.value) return null;
  const { mealType, freeCancelUntil: freeUntil, alwaysFreeCancel: alwaysFree } = offer.value;
  const isLost = offer.value.cancelPenaltyNow >= offer.value.totalPaymentPrice;
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', lineHeight: 'snug' })}>
      <span
        className={cx(
          css({ fontWeight: 'medium' }),
          compact ? css({ fontSize: 'xs' }) : css({ fontSize: 'sm' }),
        )}
      >
        {mealText(mealType)}
      </span>
      <FreeCancel
        cancellation={{ freeUntil, alwaysFree }}
        timeZone={timeZone}
        compact={compact}
        // The hotel may have others that are free to cancel.
        never={isLost ? '表示プランは返金不可' : '表示プランはキャンセル料あり'}
      />
    </div>
  );
}
