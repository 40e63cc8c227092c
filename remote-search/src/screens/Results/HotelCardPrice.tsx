import { formatNights, formatRooms } from '@yado/shared/format/counts';
import { formatLocalTaxTotal } from '@yado/shared/format/local-tax';
import { formatYen } from '@yado/shared/format/yen';
import { countNights, type Stay } from '@yado/shared/routing/stay';
import { Price } from '@yado/shared/ui/Price';
import { graphql, useFragment } from 'react-relay';
import { css, cx } from '#styled/css';
import { PropertyPrice } from '../../components/PropertyPrice.tsx';
import { RoomsLeft } from '../../components/RoomsLeft.tsx';
import { isExactAverage } from '../../lib/is-exact-average.ts';
import type { HotelCardPrice_hotel$key } from './__generated__/HotelCardPrice_hotel.graphql';

interface Props {
  hotel: HotelCardPrice_hotel$key;
  stay: Stay;
  /** At the end of a row. */
  compact?: boolean;
}

/** The cheapest rate for the stay: a night, the whole stay, and what the hotel collects. */
export function HotelCardPrice({ hotel, stay, compact = false }: Props) {
  const part = compact ? inRow : inCard;
  const { cheapestPriceV2: offer } = useFragment(
    graphql`
      fragment HotelCardPrice_hotel on PropertyContent {
        cheapestPriceV2(stay: $stay, choice: $choice) @catch {
          paymentPrice
          totalPaymentPrice
          availableRooms
          propertyPrice {
            ...PropertyPrice_price
          }
          localTax {
            total
            isUpperBound
          }
        }
      }
    `,
    hotel,
  );
  if (!offer.ok) {
    return (
      <p className={cx(part, quiet)}>料金を取得できませんでした。ホテルのページでもう一度お試しください。</p>
    );
  }
  if (!offer.value) {
    return (
      <p className={cx(part, quiet)}>
        <strong className={css({ display: 'block', color: 'text', fontSize: 'md' })}>
          この条件では空室がありません
        </strong>
        {!compact && '日程や1室の人数を変えると、ご予約いただける場合があります。'}
      </p>
    );
  }
  const { paymentPrice, totalPaymentPrice, availableRooms, propertyPrice, localTax } = offer.value;
  return (
    <div className={cx(part, compact ? rowEnd : row)}>
      <span
        className={css({
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          columnGap: '2',
        })}
      >
        <RoomsLeft count={availableRooms} />
        <Price
          amount={paymentPrice}
          approximate={!isExactAverage(paymentPrice, totalPaymentPrice, stay)}
          per="night"
          size={compact ? 'md' : 'lg'}
          align="end"
        />
      </span>
      <span className={total}>
        {totalPaymentPrice !== paymentPrice && (
          <span className={css({ fontSize: 'sm', lineHeight: 'snug' })}>
            <span className={css({ fontSize: 'xs', color: 'text.muted' })}>
              {formatNights(countNights(stay))}・{formatRooms(stay.occupancies.length)}の合計(税込){' '}
            </span>
            <strong className={css({ fontWeight: 'bold', whiteSpace: 'nowrap' })}>
              {formatYen(totalPaymentPrice)}
            </strong>
          </span>
        )}
        {propertyPrice && (
          <span className={css({ fontSize: 'xs', color: 'text.muted' })}>
            <PropertyPrice price={propertyPrice} />
          </span>
        )}
        {localTax && (
          <span className={css({ fontSize: 'xs', color: 'text.muted' })}>
            宿泊税など{' '}
            <span className={css({ whiteSpace: 'nowrap' })}>別途{formatLocalTaxTotal(localTax)}(目安)</span>
          </span>
        )}
      </span>
    </div>
  );
}

// Below a narrow card's text, beside a wide one's.
const inCard = css({
  gridColumn: '1 / -1',
  px: '3',
  py: '2',
  borderTop: '1px solid {colors.border}',
  '@container (min-width: 480px)': { gridColumn: 'auto' },
  '@container (min-width: 600px)': {
    py: '2.5',
    borderTop: 'none',
    borderLeft: '1px solid {colors.border}',
  },
});
const inRow = css({
  pl: '3',
  pr: '3',
  pb: '1.5',
  '@container (min-width: 480px)': {
    alignSelf: 'center',
    w: '190px',
    py: '1',
    pl: '0',
  },
});
const row = css({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: '3',
  fontVariantNumeric: 'tabular-nums',
  '@container (min-width: 600px)': { flexDirection: 'column', justifyContent: 'flex-start', gap: '1' },
});
const rowEnd = css({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  columnGap: '3',
  fontVariantNumeric: 'tabular-nums',
  '@container (min-width: 480px)': { flexDirection: 'column' },
});
const total = css({
  display: 'flex',
  flexDirection: 'column',
  minW: '0',
  '@container (min-width: 600px)': { alignItems: 'flex-end', textAlign: 'end' },
});
const quiet = css({ color: 'text.muted', fontSize: 'sm', lineHeight: 'snug' });
