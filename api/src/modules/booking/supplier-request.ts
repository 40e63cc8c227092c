import type { RapidBookRequest } from '../../adapters/rapid/itinerary-schemas.ts';
import type { BookingRequest } from './booking-types.ts';

/**
 * The body of the supplier booking. Yado is the merchant (`affiliate_collect`): no card leaves us, but a billing
 * contact is required and its address takes Latin-1 only. Branch addresses are Japanese, so only the country is sent.
 */
export function supplierRequest(reference: string, request: BookingRequest): RapidBookRequest {
  const [lead] = request.guests;
  if (!lead) throw new Error('A booking has at least one guest.');
  return {
    affiliate_reference_id: reference,
    hold: false,
    email: request.email,
    phone: {
      country_code: request.phone.countryCode,
      ...(request.phone.areaCode === null ? {} : { area_code: request.phone.areaCode }),
      number: request.phone.number,
    },
    rooms: request.guests.map((guest) => ({
      given_name: guest.givenName,
      family_name: guest.familyName,
      smoking: guest.smoking,
      ...(guest.specialRequest === null ? {} : { special_request: guest.specialRequest }),
    })),
    payments: [
      {
        type: 'affiliate_collect',
        billing_contact: {
          given_name: lead.givenName,
          family_name: lead.familyName,
          address: { country_code: 'JP' },
        },
      },
    ],
  };
}
