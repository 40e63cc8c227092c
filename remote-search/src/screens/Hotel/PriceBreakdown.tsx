import { PropertyPriceLines } from '@yado/shared/components/PropertyPriceLines';
import { formatOccupancy } from '@yado/shared/format/counts';
import { formatDate } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import type { Stay } from '@yado/shared/routing/stay';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { Disclosure } from '@yado/shared/ui/Disclosure';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { type RoomPrice, roomPrices } from '../../lib/room-prices.ts';
import type { PriceBreakdown_pricing$key } from './__generated__/PriceBreakdown_pricing.graphql';

/** What the price is made of, for each of the two amounts. */
export function PriceBreakdown({ pricing, stay }: { pricing: PriceBreakdown_pricing$key; stay: Stay }) {
  const { total, occupancyPricing } = useFragment(
    graphql`
      fragment PriceBreakdown_pricing on RatePricing {
        occupancyPricing {
          occupancy
          paymentPrice
          nightsPrice {
            stayPrice
            taxAndServicePrice
          }
        }
        total {
          stayPrice
          taxAndServicePrice
          paymentPrice
          propertyPrice {
            ...PropertyPriceLines_price
          }
        }
      }
    `,
    pricing,
  );
  const atHotel = total.propertyPrice;
  const rooms = roomPrices(occupancyPricing, stay) ?? [];
  const several = rooms.length > 1 || (rooms[0]?.nights.length ?? 0) > 1;
  return (
    <Disclosure variant="inline" summary="料金の内訳" className={css({ _print: { display: 'none' } })}>
      {several && <RoomPrices rooms={rooms} />}
      <DescriptionList
        layout="sums"
        items={[
          { term: '客室料金', description: formatYen(total.stayPrice) },
          { term: '税およびサービス料', description: formatYen(total.taxAndServicePrice) },
          { term: '今回のお支払い', description: formatYen(total.paymentPrice), strong: true },
        ]}
      />
      {atHotel && (
        <div className={css({ mt: '4' })}>
          <PropertyPriceLines price={atHotel} />
        </div>
      )}
    </Disclosure>
  );
}

/** Each room's nights, tax included. */
function RoomPrices({ rooms }: { rooms: readonly RoomPrice[] }) {
  return (
    <div className={css({ display: 'grid', gap: '3', mb: '4' })}>
      {rooms.map(({ number, occupancy, paymentPrice, nights }) => (
        <DescriptionList
          key={number}
          layout="sums"
          items={[
            ...nights.map(({ date, price }) => ({ term: formatDate(date), description: formatYen(price) })),
            {
              term: rooms.length > 1 ? `${number}室目 ${formatOccupancy(occupancy)}` : '宿泊の合計',
              description: formatYen(paymentPrice),
              strong: true,
            },
          ]}
        />
      ))}
    </div>
  );
}
