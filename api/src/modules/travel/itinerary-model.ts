import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import { computeCancelTimeline } from '../rate/cancel-timeline.ts';
import { mapRateAmenities } from '../rate/meals.ts';
import { countNights } from '../rate/stay.ts';
import { readKnownRoom } from './read-known-room.ts';
import { getRoomPolicy, getTravelRoomPolicyPrice } from './room-cost.ts';
import { statusAtHotel } from './room-state.ts';
import { getSmokingWish } from './smoking-wish.ts';
import type { TravelRoomRow, TravelRow } from './tables.ts';
import type { ItineraryModel, ItineraryRateModel, ItineraryRoomModel } from './travel-models.ts';

/** The supplier's itinerary of a trip as far as it is known: its own record once read, else what was booked. */
export function toItinerary(travel: TravelRow, rooms: readonly TravelRoomRow[]): ItineraryModel {
  return {
    id: `Itinerary:${travel.id}`,
    itineraryId: travel.itinerary_id,
    rooms: rooms.map((room) => toItineraryRoom(travel, room)),
  };
}

export function toItineraryRoom(travel: TravelRow, room: TravelRoomRow): ItineraryRoomModel {
  return {
    id: `ItineraryRoom:${room.id}`,
    roomId: room.eps_room_id,
    propertyConfirmationId: findConfirmation(travel, room),
    status: statusAtHotel(room),
    familyName: room.family_name,
    givenName: room.given_name,
    checkin: travel.start_date,
    checkout: travel.end_date,
    totalNights: countNights(travel.stay),
    specialRequest: room.special_request,
    smoking: room.smoking,
    smokingWish: getSmokingWish(travel, room),
    numberOfAdults: room.adults,
    childAges: room.child_ages,
    bedGroupId: room.bed_group_id,
    rate: toRate(travel, room),
  };
}

/** Meals and WiFi of the rate; the supplier names them in the language the trip was shopped in. */
export function getRateAmenities(travel: Pick<TravelRow, 'rate'>): ItineraryRateModel['mappedRateAmenities'] {
  const { freeWiFi, ...meals } = mapRateAmenities(storedRate.read(travel.rate).amenities);
  return { ...meals, wifi: freeWiFi };
}

/** What the guest shows at the desk: the hotel's own number, or the one that the external supplier gave. */
function findConfirmation(travel: TravelRow, room: TravelRoomRow): string | null {
  return travel.external_confirmation_id ?? readKnownRoom(room)?.confirmation.hotel ?? null;
}

function toRate(travel: TravelRow, room: TravelRoomRow): ItineraryRateModel {
  const policy = getRoomPolicy(travel, room);
  return {
    id: `ItineraryRate:${room.id}`,
    refundable: policy.refundable,
    cancelPenalties: [...policy.penalties],
    cancelTimeline: computeCancelTimeline(policy, getTravelRoomPolicyPrice(travel, room), {
      timeZone: travel.time_zone,
      bookedAt: travel.created_at,
    }),
    amenityIds: storedRate.read(travel.rate).amenities.map(({ id }) => id),
    mappedRateAmenities: getRateAmenities(travel),
    is3rdParty: travel.external_supplier_name !== null,
  };
}
