import { formatOccupancy } from '@yado/shared/format/counts';
import { openNumberText } from '@yado/shared/format/open-number-text';
import type { DescriptionItem } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { smokingText } from '../../lib/smoking-text.ts';
import type { useRoomItems_booked$key } from './__generated__/useRoomItems_booked.graphql';
import type { useRoomItems_room$key } from './__generated__/useRoomItems_room.graphql';

/**
 * The room and what belongs to it.
 * @param elsewhere arranged with another supplier: meals are not known, the number is the agent's
 */
export function useRoomItems(
  room: useRoomItems_room$key,
  booked: useRoomItems_booked$key,
  elsewhere: boolean,
): DescriptionItem[] {
  const { roomNumber, roomName, bedType } = useFragment(
    graphql`
      fragment useRoomItems_room on ExpediaHotelRoom {
        roomNumber
        roomName
        bedType
      }
    `,
    room,
  );
  const { rate, ...theirs } = useFragment(
    graphql`
      fragment useRoomItems_booked on ItineraryRoom {
        numberOfAdults
        childAges
        smokingWish
        specialRequest
        propertyConfirmationId
        rate {
          mappedRateAmenities {
            wifi
            jaMealLabels
          }
        }
      }
    `,
    booked,
  );
  const { wifi, jaMealLabels } = rate.mappedRateAmenities;
  return [
    { term: `客室(${roomNumber}室目)`, description: [roomName, bedType].filter(Boolean).join('・') },
    {
      term: '人数',
      description: formatOccupancy({ adults: theirs.numberOfAdults, childAges: theirs.childAges }),
    },
    { term: '喫煙', description: smokingText(theirs.smokingWish) },
    { term: '食事', description: elsewhere ? null : jaMealLabels.join('、') || '食事なし' },
    { term: 'インターネット', description: wifi ? '無料Wi-Fi' : null },
    { term: 'ご要望', description: theirs.specialRequest },
    {
      term: elsewhere ? '手配先の予約番号' : 'ホテル確認番号',
      description: theirs.propertyConfirmationId ?? openNumberText,
    },
  ];
}
