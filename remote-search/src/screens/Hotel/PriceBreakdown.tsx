import { LocalTaxLines } from '@yado/shared/components/LocalTaxLines';
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
import type { PriceBreakdown_rate$key } from './__generated__/PriceBreakdown_rate.graphql';

/** What the price is made of, for each of the two amounts. */
export function PriceBreakdown({ rate, stay }: { rate: PriceBreakdown_rate$key; stay: Stay }) {
  const { pricing, localTax } = useFragment(
    graphql`
      fragment PriceBreakdown_rate on Rate {
        pricing {
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
        localTax {
          ...LocalTaxLines_tax
        }
      }
    `,
    rate,
  );
  const { total, occupancyPricing } = pricing;
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
      {localTax && (
        <div className={css({ mt: '4' })}>
          <LocalTaxLines tax={localTax} />
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
