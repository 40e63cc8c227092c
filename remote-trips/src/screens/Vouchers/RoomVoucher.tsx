import { EnglishContacts } from '@yado/shared/components/EnglishContacts';
import { TextWithPhones } from '@yado/shared/components/TextWithPhones';
import { VoucherSheet } from '@yado/shared/components/sheet/VoucherSheet';
import { toArranger } from '@yado/shared/site/arranger';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { RoomVoucher_booked$key } from './__generated__/RoomVoucher_booked.graphql';
import type { RoomVoucher_room$key } from './__generated__/RoomVoucher_room.graphql';
import type { RoomVoucher_travel$key } from './__generated__/RoomVoucher_travel.graphql';
import type { RoomVoucher_voucher$key } from './__generated__/RoomVoucher_voucher.graphql';

interface Props {
  travel: RoomVoucher_travel$key;
  voucher: RoomVoucher_voucher$key;
  room: RoomVoucher_room$key;
  /** The same room on the supplier's itinerary. */
  booked: RoomVoucher_booked$key;
}

export function RoomVoucher({ travel, voucher, room, booked }: Props) {
  const trip = useFragment(
    graphql`
      fragment RoomVoucher_travel on Travel {
        travelNumber
        externalSupplierName
        companyBranch {
          companyName
        }
        agency {
          name
          licenseNumber
          normalTravelContactText
          emergencyTravelContactText
          normalTravelContactTextEn
          emergencyTravelContactTextEn
        }
        itinerary {
          itineraryId
        }
      }
    `,
    travel,
  );
  const { propertyContent, enPropertyContent } = useFragment(
    graphql`
      fragment RoomVoucher_voucher on Voucher {
        propertyContent {
          ...VoucherSheet_hotel
        }
        enPropertyContent {
          rooms {
            id
            name
          }
          ...VoucherSheet_enHotel
        }
      }
    `,
    voucher,
  );
  const ours = useFragment(
    graphql`
      fragment RoomVoucher_room on ExpediaHotelRoom {
        epsRoomId
        roomNumber
        roomName
        bedType
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
      }
    `,
    room,
  );
  const { rate, childAges, ...theirs } = useFragment(
    graphql`
      fragment RoomVoucher_booked on ItineraryRoom {
        status
        familyName
        givenName
        checkin
        checkout
        totalNights
        numberOfAdults
        childAges
        smokingWish
        specialRequest
        propertyConfirmationId
        rate {
          mappedRateAmenities {
            jaMealLabels
            enMealLabels
          }
        }
      }
    `,
    booked,
  );
  const { name, licenseNumber, normal, emergency, english } = toArranger(trip.agency);
  const facts = {
    ...theirs,
    ...rate.mappedRateAmenities,
    children: childAges,
    roomNumber: ours.roomNumber,
    roomName: ours.roomName,
    bedType: ours.bedType,
    itineraryId: trip.itinerary?.itineraryId,
    thirdParty: trip.externalSupplierName !== null,
    atHotel: ours.propertyPrice,
    localTax: ours.localTax,
    localTaxState: ours.localTaxState,
    enRoomName: enPropertyContent.rooms.find(({ id }) => id === ours.epsRoomId)?.name,
  };
  return (
    <VoucherSheet
      travelNumber={trip.travelNumber}
      hotel={propertyContent}
      enHotel={enPropertyContent}
      room={facts}
    >
      <p>
        手配: {name}
        {licenseNumber && `(${licenseNumber})`} / ご利用企業: {trip.companyBranch.companyName}
      </p>
      {[normal, emergency].map(
        (text) =>
          text && (
            <p key={text} className={css({ whiteSpace: 'pre-line' })}>
              <TextWithPhones text={text} />
            </p>
          ),
      )}
      <EnglishContacts name={name} {...english} />
    </VoucherSheet>
  );
}
