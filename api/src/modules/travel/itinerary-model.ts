import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import { computeCancelTimeline } from '../rate/cancel-timeline.ts';
import { mapRateAmenities } from '../rate/meals.ts';
import { nightsOf } from '../rate/stay.ts';
import { knownRoomOf } from './known-room-of.ts';
import { policyOfRoom, policyPriceOfTravelRoom } from './room-cost.ts';
import { statusAtHotel } from './room-state.ts';
import { smokingWishOf } from './smoking-wish.ts';
import type { TravelRoomRow, TravelRow } from './tables.ts';
import type { ItineraryModel, ItineraryRateModel, ItineraryRoomModel } from './travel-models.ts';

/** The supplier's itinerary of a trip as far as it is known: its own record once read, else what was booked. */
export function itineraryOf(travel: TravelRow, rooms: readonly TravelRoomRow[]): ItineraryModel {
  return {
    id: `Itinerary:${travel.id}`,
    itineraryId: travel.itinerary_id,
    rooms: rooms.map((room) => itineraryRoomOf(travel, room)),
  };
}

export function itineraryRoomOf(travel: TravelRow, room: TravelRoomRow): ItineraryRoomModel {
  return {
    id: `ItineraryRoom:${room.id}`,
    roomId: room.eps_room_id,
    propertyConfirmationId: confirmationOf(travel, room),
    status: statusAtHotel(room),
    familyName: room.family_name,
    givenName: room.given_name,
    checkin: travel.start_date,
    checkout: travel.end_date,
    totalNights: nightsOf(travel.stay),
    specialRequest: room.special_request,
    smoking: room.smoking,
    smokingWish: smokingWishOf(travel, room),
    numberOfAdults: room.adults,
    childAges: room.child_ages,
    bedGroupId: room.bed_group_id,
    rate: rateOf(travel, room),
  };
}

/** Meals and WiFi of the rate; the supplier names them in the language the trip was shopped in. */
export function rateAmenitiesOf(travel: Pick<TravelRow, 'rate'>): ItineraryRateModel['mappedRateAmenities'] {
  const { freeWiFi, ...meals } = mapRateAmenities(storedRate.read(travel.rate).amenities);
  return { ...meals, wifi: freeWiFi };
}

/** What the guest shows at the desk: the hotel's own number, or the one that the external supplier gave. */
function confirmationOf(travel: TravelRow, room: TravelRoomRow): string | null {
  return travel.external_confirmation_id ?? knownRoomOf(room)?.confirmation.hotel ?? null;
}

function rateOf(travel: TravelRow, room: TravelRoomRow): ItineraryRateModel {
  const policy = policyOfRoom(travel, room);
  return {
    id: `ItineraryRate:${room.id}`,
    refundable: policy.refundable,
    cancelPenalties: [...policy.penalties],
    cancelTimeline: computeCancelTimeline(policy, policyPriceOfTravelRoom(travel, room), {
      timeZone: travel.time_zone,
      bookedAt: travel.created_at,
    }),
    amenityIds: storedRate.read(travel.rate).amenities.map(({ id }) => id),
    mappedRateAmenities: rateAmenitiesOf(travel),
    is3rdParty: travel.external_supplier_name !== null,
  };
}
