import { Sheet } from '@yado/shared/components/sheet/Sheet';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { useContactItems } from './use-contact-items.tsx';
import { useHotelItems } from './use-hotel-items.tsx';
import { usePriceItems } from './use-price-items.ts';
import { useRoomItems } from './use-room-items.ts';
import { useStayItems } from './use-stay-items.tsx';
import type { ItinerarySheet_booked$key } from './__generated__/ItinerarySheet_booked.graphql';
import type { ItinerarySheet_room$key } from './__generated__/ItinerarySheet_room.graphql';
import type { ItinerarySheet_travel$key } from './__generated__/ItinerarySheet_travel.graphql';

interface Props {
  travel: ItinerarySheet_travel$key;
  itineraryId: string | null | undefined;
  room: ItinerarySheet_room$key;
  /** The same room on the itinerary. */
  booked: ItinerarySheet_booked$key;
}

/** One room's journey. */
export function ItinerarySheet({ travel, itineraryId, room, booked }: Props) {
  const trip = useFragment(
    graphql`
      fragment ItinerarySheet_travel on Travel {
        travelNumber
        externalSupplierName
        propertyContent {
          name
          nameEn
          ...useStayItems_hotel
          ...useHotelItems_hotel
        }
        ...usePriceItems_travel
        ...useContactItems_travel
      }
    `,
    travel,
  );
  const ours = useFragment(
    graphql`
      fragment ItinerarySheet_room on ExpediaHotelRoom {
        roomNumber
        ...useRoomItems_room
        ...usePriceItems_room
      }
    `,
    room,
  );
  const theirs = useFragment(
    graphql`
      fragment ItinerarySheet_booked on ItineraryRoom {
        ...useStayItems_booked
        ...useRoomItems_booked
        ...useHotelItems_booked
      }
    `,
    booked,
  );
  const { propertyContent: hotel } = trip;
  const items = [
    ...useStayItems(hotel, theirs),
    ...useRoomItems(ours, theirs, trip.externalSupplierName !== null),
    { term: '手配番号', description: itineraryId },
    ...usePriceItems(trip, ours),
    ...useHotelItems(hotel, theirs),
    ...useContactItems(trip),
  ];
  return (
    <Sheet
      title="旅程表"
      id={`itinerary-${ours.roomNumber}`}
      travelNumber={trip.travelNumber}
      hotelName={hotel.name}
      hotelNameEn={hotel.nameEn}
      roomNumber={ours.roomNumber}
    >
      <DescriptionList items={items} />
    </Sheet>
  );
}
