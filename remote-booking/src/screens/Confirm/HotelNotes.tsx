import { HotelNoteList } from '@yado/shared/components/hotel/HotelNoteList';
import { graphql, useFragment } from 'react-relay';
import { FoldedCard } from './FoldedCard.tsx';
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
    <FoldedCard heading="ご宿泊の前に" note="チェックインのご案内・任意の料金など">
      <HotelNoteList hotel={propertyContent} stacked />
    </FoldedCard>
  );
}
