import { VoucherSheet } from '@yado/shared/components/sheet/VoucherSheet';
import { graphql, useFragment } from 'react-relay';
import { GuestContacts } from './GuestContacts.tsx';
import type { VoucherRoom_room$key } from './__generated__/VoucherRoom_room.graphql';
import type { VoucherRoom_travel$key } from './__generated__/VoucherRoom_travel.graphql';

interface Props {
  travel: VoucherRoom_travel$key;
  room: VoucherRoom_room$key;
}

/** One room's sheet, as any guest of the party may see it. */
export function VoucherRoom({ travel, room }: Props) {
  const trip = useFragment(
    graphql`
      fragment VoucherRoom_travel on PublicTravel {
        travelNumber
        is3rdParty
        propertyContent {
          ...VoucherSheet_hotel
        }
        enPropertyContent {
          ...VoucherSheet_enHotel
        }
        ...GuestContacts_travel
      }
    `,
    travel,
  );
  const { mappedRateAmenities, propertyPrice, numberOfChildren, ...facts } = useFragment(
    graphql`
      fragment VoucherRoom_room on PublicTravelRoom {
        roomNumber
        roomName
        enRoomName
        bedType
        status
        familyName
        givenName
        checkin
        checkout
        totalNights
        numberOfAdults
        numberOfChildren
        smokingWish
        propertyConfirmationId
        itineraryId
        propertyPrice {
          total {
            currency
            value
          }
          mandatoryTaxPrice {
            value
          }
        }
        localTax {
          total
          isUpperBound
        }
        localTaxState
        mappedRateAmenities {
          jaMealLabels
          enMealLabels
        }
      }
    `,
    room,
  );
  return (
    <VoucherSheet
      travelNumber={trip.travelNumber}
      hotel={trip.propertyContent}
      enHotel={trip.enPropertyContent}
      room={{
        ...facts,
        ...mappedRateAmenities,
        children: numberOfChildren,
        thirdParty: trip.is3rdParty,
        atHotel: propertyPrice,
      }}
    >
      <GuestContacts travel={trip} />
    </VoucherSheet>
  );
}
