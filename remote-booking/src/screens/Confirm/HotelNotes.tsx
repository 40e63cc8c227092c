import { HotelNoteList } from '@yado/shared/components/hotel/HotelNoteList';
import { checkInText } from '@yado/shared/format/check-in-text';
import { graphql, useFragment } from 'react-relay';
import { FoldedCard } from './FoldedCard.tsx';
import type { HotelNotes_booking$key } from './__generated__/HotelNotes_booking.graphql';

/** Check-in and what the hotel wants known before it is booked. */
export function HotelNotes({ booking }: { booking: HotelNotes_booking$key }) {
  const { propertyContent } = useFragment(
    graphql`
      fragment HotelNotes_booking on PreparedBooking {
        propertyContent {
          importantNotes {
            checkin {
              beginTime
              endTime
              twentyFourHour
              checkoutTime
            }
          }
          ...HotelNoteList_hotel
        }
      }
    `,
    booking,
  );
  return (
    <FoldedCard heading="ご宿泊の前に" note={timesText(propertyContent.importantNotes.checkin)}>
      <HotelNoteList hotel={propertyContent} stacked />
    </FoldedCard>
  );
}

function timesText({
  checkoutTime,
  ...checkin
}: Parameters<typeof checkInText>[0] & { checkoutTime?: string | null }) {
  const text = checkInText(checkin);
  return [text && `チェックイン ${text}`, checkoutTime && `チェックアウト ${checkoutTime}まで`]
    .filter(Boolean)
    .join('、');
}
