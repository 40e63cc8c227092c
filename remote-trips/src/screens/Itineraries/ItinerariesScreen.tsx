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
import { isStayable } from '../../lib/is-stayable.ts';
import { roomNumbersToParams } from '../../lib/voucher-choice.ts';
import { ItinerarySheet } from './ItinerarySheet.tsx';
import type { ItinerariesScreenQuery } from './__generated__/ItinerariesScreenQuery.graphql';

interface Props {
  data: {
    /** Room numbers out of the address; null for all. */
    chosen: number[] | null;
    query: PreloadedQuery<ItinerariesScreenQuery>;
  };
}

/** What a traveller takes along: stay, hotel, conditions and contacts of each room, one page each. */
export function Screen({ data: { chosen, query } }: Props) {
  const { id = '' } = useParams();
  const { travelInDetail: trip, itineraries } = usePreloadedQuery<ItinerariesScreenQuery>(
    graphql`
      query ItinerariesScreenQuery($id: ID!) @throwOnFieldError {
        travelInDetail(id: $id) {
          ...ItinerarySheet_travel
          expediaHotelRooms {
            id
            roomNumber
            bookingStatus
            ...ItinerarySheet_room
            ...RoomCheckboxes_room
          }
        }
        itineraries(travelId: $id) {
          ...ItinerarySheet_itinerary
          rooms {
            ...ItinerarySheet_booked
          }
        }
      }
    `,
    query,
  );
  const navigate = useNavigate();
  if (!trip) return <MissingTrip />;
  const [itinerary] = itineraries;
  // The itinerary lists the trip's rooms in their order.
  const rooms = trip.expediaHotelRooms.flatMap((room, index) => {
    const booked = itinerary?.rooms[index];
    return booked && isStayable(room) ? [{ room, booked }] : [];
  });
  const all = rooms.map(({ room }) => room.roomNumber);
  const shown = chosen ?? all;
  const choose = (numbers: readonly number[]) => {
    const params = roomNumbersToParams(numbers, all).toString();
    const address = params ? `${paths.tripItineraries(id)}?${params}` : paths.tripItineraries(id);
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  const sheets = rooms.filter(({ room }) => shown.includes(room.roomNumber));
  return (
    <TripsPage>
      <PageTitle>旅程表</PageTitle>
      <div data-print="hide">
        <PageHeader
          title="旅程表"
          back={<BackLink to={paths.trip(id)}>予約の詳細</BackLink>}
          description="宿泊する方の控えです。キャンセルの条件と連絡先まで、1室につきA4用紙1枚に印刷します。"
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
          label="印刷する客室"
          rooms={rooms.map(({ room }) => room)}
          chosen={shown}
          onChange={choose}
        />
      )}
      {rooms.length === 0 && (
        <EmptyState icon="bed" title="旅程表はありません">
          予約が確定した客室の旅程表だけを表示できます。
        </EmptyState>
      )}
      {rooms.length > 0 && sheets.length === 0 && (
        <EmptyState icon="print" title="客室が選ばれていません">
          印刷する客室を選んでください。
        </EmptyState>
      )}
      <PrintedSheets>
        {itinerary &&
          sheets.map(({ room, booked }) => (
            <ItinerarySheet key={room.id} travel={trip} itinerary={itinerary} room={room} booked={booked} />
          ))}
      </PrintedSheets>
    </TripsPage>
  );
}
