import { PageTitle } from '@yado/shared/components/PageTitle';
import { useNavigate, useParams } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Button } from '@yado/shared/ui/Button';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { Icon } from '@yado/shared/ui/Icon';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { BackLink } from '../../components/BackLink.tsx';
import { MissingTrip } from '../../components/MissingTrip.tsx';
import { PrintedSheets } from '../../components/PrintedSheets.tsx';
import { SheetChooser } from '../../components/SheetChooser.tsx';
import { TripsPage } from '../../components/TripsPage.tsx';
import { roomNumbersToParams } from '../../lib/voucher-choice.ts';
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
  const navigate = useNavigate();
  if (!trip) return <MissingTrip />;
  const [voucher] = vouchers;
  const valid = new Set(voucher?.rooms.map((room) => room.id));
  // The itinerary lists the trip's rooms in their order; a voucher holds those of them that can be stayed in.
  const rooms = trip.expediaHotelRooms.flatMap((room, index) => {
    const booked = trip.itinerary?.rooms[index];
    return booked && valid.has(booked.id) ? [{ room, booked }] : [];
  });
  const all = rooms.map(({ room }) => room.roomNumber);
  const shown = chosen ?? all;
  const choose = (numbers: readonly number[]) => {
    const params = roomNumbersToParams(numbers, all).toString();
    const address = params ? `${paths.tripVouchers(id)}?${params}` : paths.tripVouchers(id);
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  const sheets = rooms.filter(({ room }) => shown.includes(room.roomNumber));
  return (
    <TripsPage>
      <PageTitle>宿泊確認書</PageTitle>
      <div data-print="hide">
        <PageHeader
          title="宿泊確認書"
          back={<BackLink to={paths.trip(id)}>予約の詳細</BackLink>}
          description="ホテルのフロントで見せる確認書です。1室につきA4用紙1枚に印刷します。"
          actions={
            sheets.length > 0 && (
              <Button startIcon={<Icon name="print" />} onClick={() => window.print()}>
                {sheets.length}室分を印刷
              </Button>
            )
          }
        />
      </div>
      {rooms.length > 1 && (
        <SheetChooser
          label="印刷・ダウンロードする客室"
          rooms={rooms.map(({ room }) => room)}
          chosen={shown}
          onChange={choose}
        />
      )}
      {sheets.length > 0 && (
        <VoucherDownload travelId={trip.id} roomNumbers={sheets.map(({ room }) => room.roomNumber)} />
      )}
      {rooms.length === 0 && (
        <EmptyState icon="print" title="印刷できる確認書はありません">
          予約が確定した客室の確認書だけを印刷できます。
        </EmptyState>
      )}
      {rooms.length > 0 && sheets.length === 0 && (
        <EmptyState icon="print" title="客室が選ばれていません">
          印刷する客室を選んでください。
        </EmptyState>
      )}
      <PrintedSheets>
        {voucher &&
          sheets.map(({ room, booked }) => (
            <RoomVoucher key={room.id} travel={trip} voucher={voucher} room={room} booked={booked} />
          ))}
      </PrintedSheets>
    </TripsPage>
  );
}
