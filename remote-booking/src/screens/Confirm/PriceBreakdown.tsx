import { formatDate } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { Disclosure } from '@yado/shared/ui/Disclosure';
import { Table } from '@yado/shared/ui/Table';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { type NightLine, type RoomLines, roomLines } from '../../lib/price-lines.ts';
import { PayAtHotel } from './PayAtHotel.tsx';
import { TaxNote } from './TaxNote.tsx';
import type { PriceBreakdown_booking$key } from './__generated__/PriceBreakdown_booking.graphql';

/** What is paid now, line by line as the supplier says it, and apart from it what the hotel collects. */
export function PriceBreakdown({ booking }: { booking: PriceBreakdown_booking$key }) {
  const { stay, usingRate } = useFragment(
    graphql`
      fragment PriceBreakdown_booking on PreparedBooking {
        stay {
          checkin
        }
        usingRate {
          ...PayAtHotel_rate
          pricing {
            total {
              stayPrice
              taxAndServicePrice
              paymentPrice
            }
            occupancyPricing {
              paymentPrice
              nightsPrice {
                stayPrice
                taxAndServicePrice
              }
            }
          }
        }
      }
    `,
    booking,
  );
  const { total, occupancyPricing } = usingRate.pricing;
  const rooms = roomLines(occupancyPricing, stay.checkin);
  return (
    <Card heading="料金">
      <div className={css({ display: 'grid', gap: '3' })}>
        <DescriptionList
          layout="sums"
          items={[
            { term: '客室料金', description: formatYen(total.stayPrice) },
            { id: 'tax', term: <TaxNote />, description: formatYen(total.taxAndServicePrice) },
            { term: '今回のお支払い(税込)', description: formatYen(total.paymentPrice), strong: true },
          ]}
        />
        <PayAtHotel rate={usingRate} />
        <Disclosure summary="1泊ごとの内訳">
          <div className={css({ display: 'grid', gap: '5' })}>
            {rooms.map((room) => (
              <RoomNights key={room.roomNumber} room={room} />
            ))}
          </div>
        </Disclosure>
      </div>
    </Card>
  );
}

function RoomNights({ room: { roomNumber, nights, wholeStay, paymentPrice } }: { room: RoomLines }) {
  return (
    <div>
      <h3 className={css({ display: 'flex', justifyContent: 'space-between', textStyle: 'label' })}>
        <span>{roomNumber}室目</span>
        <span className={css({ textStyle: 'number' })}>{formatYen(paymentPrice)}</span>
      </h3>
      <Table<NightLine>
        caption={`${roomNumber}室目の1泊ごとの料金`}
        density="compact"
        className={inHalfAPage}
        rows={nights}
        rowKey={({ date }) => date}
        columns={[
          { id: 'date', header: '宿泊日', primary: true, cell: ({ date }) => formatDate(date) },
          { id: 'stay', header: '客室料金', align: 'end', cell: ({ stayPrice }) => formatYen(stayPrice) },
          {
            id: 'tax',
            header: '税およびサービス料',
            align: 'end',
            cell: ({ taxAndServicePrice }) => formatYen(taxAndServicePrice),
          },
          { id: 'sum', header: '計', align: 'end', cell: (line) => formatYen(line.paymentPrice) },
        ]}
      />
      {wholeStay !== 0 && (
        <p className={css({ textStyle: 'small', color: 'text.muted', marginTop: '2', textAlign: 'end' })}>
          滞在全体にかかる料金・割引 {formatYen(wholeStay)}
        </p>
      )}
    </div>
  );
}

/** Four columns beside what giving it up costs: only a heading may break. */
const inHalfAPage = css({
  md: {
    '& :is(th, td)': { paddingX: '1', whiteSpace: 'nowrap' },
    '& :is(th, td):first-child': { paddingLeft: '0' },
    '& :is(th, td):last-child': { paddingRight: '0' },
    '& th': { whiteSpace: 'normal', wordBreak: 'auto-phrase' },
  },
});
