import { HotelNoteList } from '@yado/shared/components/hotel/HotelNoteList';
import { Card } from '@yado/shared/ui/Card';
import { Disclosure } from '@yado/shared/ui/Disclosure';
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
      <Disclosure summary="チェックインのご案内・任意の料金・館内の規則">
        <HotelNoteList hotel={propertyContent} stacked />
      </Disclosure>
    </Card>
  );
}
