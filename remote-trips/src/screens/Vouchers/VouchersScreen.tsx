import { useParams } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { MissingTrip } from '../../components/MissingTrip.tsx';
import { SheetsPage } from '../../components/SheetsPage.tsx';
import { RoomVoucher } from './RoomVoucher.tsx';
import { VoucherDownload } from './VoucherDownload.tsx';
import type { VouchersScreenQuery } from './__generated__/VouchersScreenQuery.graphql';

interface Props {
  data: {
    /** Room numbers out of the address; null for all. */
    chosen: number[] | null;
    query: PreloadedQuery<VouchersScreenQuery>;
  };
}

/** The sheets that guests show at the desk: choose rooms, print, one page each. */
export function Screen({ data: { chosen, query } }: Props) {
  const { id = '' } = useParams();
  const { travelInDetail: trip, vouchers } = usePreloadedQuery<VouchersScreenQuery>(
    graphql`
      query VouchersScreenQuery($id: ID!) @throwOnFieldError {
        travelInDetail(id: $id) {
          id
          ...RoomVoucher_travel
          expediaHotelRooms {
            id
            roomNumber
            ...RoomVoucher_room
            ...RoomCheckboxes_room
          }
          itinerary {
            rooms {
              id
              ...RoomVoucher_booked
            }
          }
        }
        vouchers(travelId: $id) {
          rooms {
            id
          }
          ...RoomVoucher_voucher
        }
      }
    `,
    query,
  );
  if (!trip) return <MissingTrip />;
  const [voucher] = vouchers;
  const valid = new Set(voucher?.rooms.map((room) => room.id));
  // The itinerary lists the trip's rooms in their order; a voucher holds those of them that can be stayed in.
  const rooms = trip.expediaHotelRooms.flatMap((room, index) => {
    const booked = trip.itinerary?.rooms[index];
    return voucher && booked && valid.has(booked.id) ? [{ room, booked, voucher }] : [];
  });
  return (
    <SheetsPage
      title="宿泊確認書"
      description="ホテルのフロントで見せる確認書です。1室につきA4用紙1枚に印刷します。"
      travelId={id}
      path={paths.tripVouchers(id)}
      chooserLabel="印刷・ダウンロードする客室"
      sheets={rooms}
      chosen={chosen}
      empty={{
        icon: 'print',
        title: '印刷できる確認書はありません',
        text: '予約が確定した客室の確認書だけを印刷できます。',
      }}
      tools={(roomNumbers) => <VoucherDownload travelId={trip.id} roomNumbers={roomNumbers} />}
    >
      {({ room, booked, voucher }) => (
        <RoomVoucher key={room.id} travel={trip} voucher={voucher} room={room} booked={booked} />
      )}
    </SheetsPage>
  );
}
