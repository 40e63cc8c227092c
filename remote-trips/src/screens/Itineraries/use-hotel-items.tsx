import { CancelTimeline } from '@yado/shared/components/CancelTimeline';
import { PhoneText } from '@yado/shared/components/PhoneText';
import { addressText } from '@yado/shared/format/address-text';
import type { DescriptionItem } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import type { useHotelItems_booked$key } from './__generated__/useHotelItems_booked.graphql';
import type { useHotelItems_hotel$key } from './__generated__/useHotelItems_hotel.graphql';

/** Where the hotel is, how one gets in, and what giving the room up costs by its clock. */
export function useHotelItems(
  hotel: useHotelItems_hotel$key,
  booked: useHotelItems_booked$key,
): DescriptionItem[] {
  const { address, countryCode, phone, timeZone, importantNotes } = useFragment(
    graphql`
      fragment useHotelItems_hotel on PropertyContent {
        countryCode
        phone
        timeZone
        address {
          postalCode
          stateProvinceName
          city
          line1
          line2
        }
        importantNotes {
          checkinSpecialInstructions
        }
      }
    `,
    hotel,
  );
  const { rate } = useFragment(
    graphql`
      fragment useHotelItems_booked on ItineraryRoom {
        rate {
          cancelTimeline {
            ...CancelTimeline_timeline
          }
        }
      }
    `,
    booked,
  );
  return [
    { term: '住所', description: addressText(address, countryCode) },
    { term: '電話', description: phone && <PhoneText phone={phone} /> },
    { term: '到着のとき', description: importantNotes.checkinSpecialInstructions },
    {
      term: 'キャンセル料',
      description: <CancelTimeline timeline={rate.cancelTimeline} timeZone={timeZone} />,
    },
  ];
}
