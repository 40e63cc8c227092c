import { useParams } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { MissingTrip } from '../../components/MissingTrip.tsx';
import { SheetsPage } from '../../components/SheetsPage.tsx';
import { isStayable } from '../../lib/is-stayable.ts';
import { ItinerarySheet } from './ItinerarySheet.tsx';
import type { ItinerariesScreenQuery } from './__generated__/ItinerariesScreenQuery.graphql';

interface Props {
  data: {
    /** Room numbers out of the address; null for all. */
    chosen: number[] | null;
    query: PreloadedQuery<ItinerariesScreenQuery>;
  };
}

/** What a traveler takes along: stay, hotel, conditions and contacts of each room, one page each. */
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
          itineraryId
          rooms {
            ...ItinerarySheet_booked
          }
        }
      }
    `,
    query,
  );
  if (!trip) return <MissingTrip />;
  const [itinerary] = itineraries;
  // The itinerary lists the trip's rooms in their order.
  const rooms = trip.expediaHotelRooms.flatMap((room, index) => {
    const booked = itinerary?.rooms[index];
    return booked && isStayable(room) ? [{ room, booked }] : [];
  });
  return (
    <SheetsPage
      title="旅程表"
      description="宿泊する方の控えです。キャンセルの条件と連絡先まで、1室につきA4用紙1枚に印刷します。"
      travelId={id}
      path={paths.tripItineraries(id)}
      chooserLabel="印刷する客室"
      sheets={rooms}
      chosen={chosen}
      empty={{
        icon: 'bed',
        title: '旅程表はありません',
        text: '予約が確定した客室の旅程表だけを表示できます。',
      }}
    >
      {({ room, booked }) => (
        <ItinerarySheet
          key={room.id}
          travel={trip}
          itineraryId={itinerary?.itineraryId}
          room={room}
          booked={booked}
        />
      )}
    </SheetsPage>
  );
}
