import { HotelNoteList } from '@yado/shared/components/hotel/HotelNoteList';
import { Card } from '@yado/shared/ui/Card';
import { graphql, useFragment } from 'react-relay';
import type { HotelNotes_booking$key } from './__generated__/HotelNotes_booking.graphql';

/** Check-in and what the hotel wants known before it is booked. */
export function HotelNotes({ booking }: { booking: HotelNotes_booking$key }) {
  const { propertyContent } = useFragment(
    graphql`
      fragment HotelNotes_booking on PreparedBooking {
        propertyContent {
          ...HotelNoteList_hotel
        }
      }
    `,
    booking,
  );
  return (
    <Card heading="ご宿泊の前に">
      <HotelNoteList hotel={propertyContent} stacked />
    </Card>
  );
}
