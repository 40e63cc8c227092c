import { formatNights, formatRooms } from '@yado/shared/format/counts';
import { formatYen } from '@yado/shared/format/yen';
import { countNights, type Stay } from '@yado/shared/routing/stay';
import { Price } from '@yado/shared/ui/Price';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { isExactAverage } from '../lib/is-exact-average.ts';
import { PropertyPrice } from './PropertyPrice.tsx';
import type { RatePrice_pricing$key } from './__generated__/RatePrice_pricing.graphql';

/** Two amounts: what is paid now, and what the hotel collects; never one sum. */
export function RatePrice({ pricing, stay }: { pricing: RatePrice_pricing$key; stay: Stay }) {
  const { averagePerOneRoomNight, total } = useFragment(
    graphql`
      fragment RatePrice_pricing on RatePricing {
        averagePerOneRoomNight {
          paymentPrice
        }
        total {
          paymentPrice
          propertyPrice {
            ...PropertyPrice_price
          }
        }
      }
    `,
    pricing,
  );
  const isExact = isExactAverage(averagePerOneRoomNight.paymentPrice, total.paymentPrice, stay);
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', alignItems: 'inherit', gap: '0.5' })}>
      <Price
        amount={total.paymentPrice}
        per={`今回のお支払い(${formatNights(countNights(stay))}・${formatRooms(stay.occupancies.length)})`}
        size="md"
        className={css({ alignItems: 'inherit' })}
      />
      {averagePerOneRoomNight.paymentPrice !== total.paymentPrice && (
        <p className={small}>
          1室1泊あたり {isExact ? '' : '約'}
          {formatYen(averagePerOneRoomNight.paymentPrice)}
        </p>
      )}
      {total.propertyPrice && (
        <p className={small}>
          <PropertyPrice price={total.propertyPrice} />
        </p>
      )}
    </div>
  );
}

const small = css({ fontSize: 'xs', color: 'text.muted', fontVariantNumeric: 'tabular-nums' });
