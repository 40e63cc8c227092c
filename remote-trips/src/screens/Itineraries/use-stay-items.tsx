import { checkInText } from '@yado/shared/format/check-in-text';
import { formatStay } from '@yado/shared/format/dates';
import type { DescriptionItem } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import type { useStayItems_booked$key } from './__generated__/useStayItems_booked.graphql';
import type { useStayItems_hotel$key } from './__generated__/useStayItems_hotel.graphql';

/** Who stays, and from when to when. */
export function useStayItems(
  hotel: useStayItems_hotel$key,
  booked: useStayItems_booked$key,
): DescriptionItem[] {
  const { importantNotes } = useFragment(
    graphql`
      fragment useStayItems_hotel on PropertyContent {
        importantNotes {
          checkin {
            beginTime
            endTime
            twentyFourHour
            checkoutTime
          }
        }
      }
    `,
    hotel,
  );
  const { familyName, givenName, checkin, checkout } = useFragment(
    graphql`
      fragment useStayItems_booked on ItineraryRoom {
        familyName
        givenName
        checkin
        checkout
      }
    `,
    booked,
  );
  const { checkoutTime } = importantNotes.checkin;
  return [
    {
      term: '宿泊者',
      description: (
        <strong lang="en">
          {familyName} {givenName}
        </strong>
      ),
    },
    { term: '宿泊日', description: formatStay(checkin, checkout, { year: true }) },
    { term: 'チェックイン', description: checkInText(importantNotes.checkin) },
    { term: 'チェックアウト', description: checkoutTime && `${checkoutTime} まで` },
  ];
}
