import { HotelNoteList } from '@yado/shared/components/hotel/HotelNoteList';
import { graphql, useFragment } from 'react-relay';
import { FoldedCard } from './FoldedCard.tsx';
import type { HotelNotes_booking$key } from './__generated__/HotelNotes_booking.graphql';

/** What the hotel wants known before it is booked; the hours of check-in are beside the dates. */
export function HotelNotes({ booking }: { booking: HotelNotes_booking$key }) {
  const { propertyContent } = useFragment(
    graphql`
      fragment HotelNotes_booking on PreparedBooking {
        propertyContent {
          importantNotes {
            checkin {
              minAge
              checkoutTime
            }
            checkinSpecialInstructions
          }
          ...HotelNoteList_hotel
        }
      }
    `,
    booking,
  );
  const { checkin, checkinSpecialInstructions } = propertyContent.importantNotes;
  // One line holds two; whom the hotel lets in, and how, counts for more than when they leave.
  const note = [
    checkin.minAge && `${checkin.minAge}歳以上`,
    checkinSpecialInstructions && '到着のご案内あり',
    checkin.checkoutTime && `チェックアウト ${checkin.checkoutTime}まで`,
  ]
    .filter(Boolean)
    .slice(0, 2)
    .join('、');
  return (
    <FoldedCard heading="ご宿泊の前に" note={note}>
      <HotelNoteList hotel={propertyContent} stacked />
    </FoldedCard>
  );
}
