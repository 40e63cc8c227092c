import type { BookRequest, RoomGuest, ShopRequest } from '../../supplier/supplier-port.ts';
import type { RapidBookRequest, RapidRoomChange } from '../itinerary-schemas.ts';
import type { RapidShopRequest } from '../shopping-calls.ts';

const CHANNELS = { WEBSITE: 'website', MOBILE_WEB: 'mobile_web', AGENT_TOOL: 'agent_tool' } as const;

export function toShopRequest({ hotelIds, ratesPerHotel, packages, ...same }: ShopRequest): RapidShopRequest {
  return {
    ...same,
    propertyIds: hotelIds,
    ratePlanCount: ratesPerHotel,
    salesEnvironment: packages ? 'hotel_package' : 'hotel_only',
    salesChannel: CHANNELS[same.customer?.channel ?? 'WEBSITE'],
  };
}

/**
 * The body of a booking. Yado is the merchant (`affiliate_collect`): no card leaves us, but a billing
 * contact is required and its address takes Latin-1 only. Branch addresses are Japanese, so only the country is sent.
 */
export function toBookRequest({ reference, email, phone, guests }: BookRequest): RapidBookRequest {
  const [lead] = guests;
  if (!lead) throw new Error('A booking has at least one guest.');
  return {
    affiliate_reference_id: reference,
    hold: false,
    email,
    phone: {
      country_code: phone.countryCode,
      ...(phone.areaCode === null ? {} : { area_code: phone.areaCode }),
      number: phone.number,
    },
    rooms: guests.map((guest) => ({
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

/** Complete, so that sending it twice comes to the same; an empty special request takes it away. */
export function toRoomChange({ givenName, familyName, smoking, specialRequest }: RoomGuest): RapidRoomChange {
  return {
    given_name: givenName,
    family_name: familyName,
    smoking,
    special_request: specialRequest ?? '',
  };
}
