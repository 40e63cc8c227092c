import type { KnownRoom } from '../../supplier/supplier-itinerary.ts';
import type { RapidItineraryRoom } from '../itinerary-schemas.ts';
import { penaltyAsEarlier, pricingAsEarlier } from './pricing-as-earlier.ts';

/** What the supplier has said about a room as releases before 0018 store it. */
export function roomAsEarlier(room: KnownRoom): RapidItineraryRoom {
  const { confirmation, bedGroupId, specialRequest, tokens } = room;
  return {
    id: room.roomId,
    confirmation_id: {
      ...(confirmation.supplier === undefined ? {} : { expedia: confirmation.supplier }),
      ...(confirmation.hotel === undefined ? {} : { property: confirmation.hotel }),
    },
    ...(bedGroupId === undefined ? {} : { bed_group_id: bedGroupId }),
    checkin: room.checkin,
    checkout: room.checkout,
    number_of_adults: room.adults,
    child_ages: room.childAges,
    given_name: room.givenName,
    family_name: room.familyName,
    status: room.status,
    ...(specialRequest === undefined ? {} : { special_request: specialRequest }),
    smoking: room.smoking,
    rate: rateAsEarlier(room.rate),
    links: {
      ...(tokens.cancel === undefined ? {} : { cancel: { method: 'DELETE', href: tokens.cancel } }),
      ...(tokens.change === undefined ? {} : { change: { method: 'PUT', href: tokens.change } }),
    },
  };
}

function rateAsEarlier(rate: KnownRoom['rate']): RapidItineraryRoom['rate'] {
  const { refundable, cancelPenalties, nonrefundableDates, pricing, cancelRefund } = rate;
  return {
    refundable,
    cancel_penalties: cancelPenalties.map(penaltyAsEarlier),
    nonrefundable_date_ranges: [...nonrefundableDates],
    ...(pricing ? { pricing: pricingAsEarlier(pricing) } : {}),
    ...(cancelRefund
      ? { cancel_refund: { amount: cancelRefund.value, currency: cancelRefund.currency } }
      : {}),
  };
}
