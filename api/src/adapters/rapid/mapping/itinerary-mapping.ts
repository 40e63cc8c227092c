import type { Itinerary, ItineraryRate, ItineraryRoom } from '../../supplier/supplier-itinerary.ts';
import type { RapidItinerary, RapidItineraryRoom } from '../itinerary-schemas.ts';
import { mapPricing } from './pricing-mapping.ts';
import { mapPenalty } from './terms-mapping.ts';

export function mapItinerary({ itinerary_id, property_id, rooms, partial }: RapidItinerary): Itinerary {
  return { id: itinerary_id, hotelId: property_id, rooms: rooms.map(mapItineraryRoom), partial };
}

/** What Rapid leaves out stays out: only what is said may replace what is known. */
export function mapItineraryRoom(room: RapidItineraryRoom): ItineraryRoom {
  const { confirmation_id: confirmation, bed_group_id, special_request, smoking, links } = room;
  return {
    roomId: room.id,
    confirmation: {
      ...(confirmation.expedia === undefined ? {} : { supplier: confirmation.expedia }),
      ...(confirmation.property === undefined ? {} : { hotel: confirmation.property }),
    },
    ...(bed_group_id === undefined ? {} : { bedGroupId: bed_group_id }),
    checkin: room.checkin,
    checkout: room.checkout,
    adults: room.number_of_adults,
    childAges: room.child_ages,
    givenName: room.given_name,
    familyName: room.family_name,
    status: room.status,
    ...(special_request === undefined ? {} : { specialRequest: special_request }),
    ...(smoking === undefined ? {} : { smoking }),
    rate: mapItineraryRate(room.rate),
    tokens: {
      ...(links.cancel ? { cancel: links.cancel.href } : {}),
      ...(links.change ? { change: links.change.href } : {}),
    },
  };
}

function mapItineraryRate(rate: RapidItineraryRoom['rate']): ItineraryRate {
  const { refundable, cancel_penalties, nonrefundable_date_ranges, pricing, cancel_refund } = rate;
  return {
    ...(refundable === undefined ? {} : { refundable }),
    ...(cancel_penalties ? { cancelPenalties: cancel_penalties.map(mapPenalty) } : {}),
    ...(nonrefundable_date_ranges ? { nonrefundableDates: nonrefundable_date_ranges } : {}),
    ...(pricing ? { pricing: mapPricing(pricing) } : {}),
    ...(cancel_refund
      ? { cancelRefund: { value: cancel_refund.amount, currency: cancel_refund.currency } }
      : {}),
  };
}
