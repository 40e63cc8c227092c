import { formatNights, formatRooms } from '@yado/shared/format/counts';
import { formatYen } from '@yado/shared/format/yen';
import { nightsOf, type Stay } from '@yado/shared/routing/stay';
import { Price } from '@yado/shared/ui/Price';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { FreeCancel } from '../../components/FreeCancel.tsx';
import { PropertyPrice } from '../../components/PropertyPrice.tsx';
import { RoomsLeft } from '../../components/RoomsLeft.tsx';
import { mealText } from '../../lib/meals.ts';
import type { HotelCardOffer_hotel$key } from './__generated__/HotelCardOffer_hotel.graphql';

/** The cheapest rate for the stay: what it includes and what it costs, now and at the hotel. */
export function HotelCardOffer({ hotel, stay }: { hotel: HotelCardOffer_hotel$key; stay: Stay }) {
  const { timeZone, cheapestPriceV2: price } = useFragment(
    graphql`
      fragment HotelCardOffer_hotel on PropertyContent {
        timeZone
        cheapestPriceV2(stay: $stay) @catch {
          paymentPrice
          totalPaymentPrice
          mealType
          freeCancelUntil
          availableRooms
          propertyPrice {
            ...PropertyPrice_price
          }
        }
      }
    `,
    hotel,
  );
  if (!price.ok)
    return <p className={quiet}>料金を取得できませんでした。ホテルのページでもう一度お試しください。</p>;
  const offer = price.value;
  if (!offer) {
    return (
      <p className={quiet}>
        <strong className={css({ display: 'block', color: 'text' })}>満室です</strong>
        別の日程ならご予約いただける場合があります。
      </p>
    );
  }
  const rooms = stay.occupancies.length;
  return (
    <div className={column}>
      <div className={css({ display: 'grid', gap: '1.5', alignContent: 'start' })}>
        <span className={css({ fontSize: 'sm', fontWeight: 'medium' })}>{mealText(offer.mealType)}</span>
        <FreeCancel freeUntil={offer.freeCancelUntil} timeZone={timeZone} />
      </div>
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-end',
          gap: '1',
          textAlign: 'end',
        })}
      >
        <RoomsLeft count={offer.availableRooms} />
        <Price amount={offer.paymentPrice} per="night" size="lg" align="end" />
        <p className={css({ fontSize: 'sm', fontVariantNumeric: 'tabular-nums' })}>
          合計 <strong className={css({ fontWeight: 'bold' })}>{formatYen(offer.totalPaymentPrice)}</strong>
          <span className={css({ fontSize: 'xs', color: 'text.muted' })}>
            {' '}
            税込({formatNights(nightsOf(stay))}・{formatRooms(rooms)})
          </span>
        </p>
        {offer.propertyPrice && (
          <p className={css({ fontSize: 'xs', color: 'text.muted', fontVariantNumeric: 'tabular-nums' })}>
            <PropertyPrice price={offer.propertyPrice} />
          </p>
        )}
      </div>
    </div>
  );
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '3',
  p: { base: '4', md: '5' },
  borderTop: { base: '1px solid {colors.border}', md: 'none' },
  borderLeft: { md: '1px solid {colors.border}' },
});
const quiet = css({
  p: { base: '4', md: '5' },
  alignSelf: 'center',
  color: 'text.muted',
  fontSize: 'sm',
  borderTop: { base: '1px solid {colors.border}', md: 'none' },
});
