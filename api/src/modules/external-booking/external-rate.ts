import type { RapidPricing } from '../../adapters/rapid/common-schemas.ts';
import type { RapidContent } from '../../adapters/rapid/content-schemas.ts';
import type { RapidRate } from '../../adapters/rapid/shop-schemas.ts';
import type { Place } from '../catalogue/place-store.ts';
import { roomPriceKey } from '../rate/pricing.ts';
import { nightsOf } from '../rate/stay.ts';
import type { ExternalBooking } from './external-booking.ts';

/** The price of each room, which together are the price entered; what does not divide goes to the first ones. */
export function pricesOfRooms(booking: ExternalBooking): number[] {
  return shares(booking.paymentPrice, booking.guests.length);
}

/** An entered trip in the form of a supplier's rate, so that every reader of trips understands it. */
export function externalRate(booking: ExternalBooking): RapidRate {
  const nights = nightsOf(booking.stay);
  const prices = pricesOfRooms(booking).map((price, index) => [
    roomPriceKey(index + 1),
    pricing(price, nights),
  ]);
  return {
    id: 'external',
    status: 'available',
    refundable: booking.penalties !== null,
    amenities: {},
    bed_groups: {},
    cancel_penalties: booking.penalties ?? [],
    nonrefundable_date_ranges: [],
    occupancy_pricing: Object.fromEntries(prices) as RapidRate['occupancy_pricing'],
  };
}

/** What is known of the hotel: its name and where the city is; in English the city as the catalogue names it. */
export function externalContent(
  booking: ExternalBooking,
  propertyId: string,
  place: Place,
): { ja: RapidContent; en: RapidContent } {
  const ja = {
    property_id: propertyId,
    name: booking.hotelName,
    address: { city: booking.city, country_code: place.countryCode },
    location: { coordinates: { latitude: place.latitude, longitude: place.longitude } },
  };
  return { ja, en: { ...ja, address: { ...ja.address, city: place.cityEn ?? booking.city } } };
}

function pricing(price: number, nights: number): RapidPricing {
  const yen = (value: number) => ({ value: String(value), currency: 'JPY' });
  return {
    nightly: shares(price, nights).map((night) => [{ type: 'base_rate', ...yen(night) }]),
    stay: [],
    totals: { inclusive: { billable_currency: yen(price), request_currency: yen(price) } },
  };
}

function shares(total: number, parts: number): number[] {
  const share = Math.floor(total / parts);
  const rest = total - share * parts;
  return Array.from({ length: parts }, (_, index) => share + (index < rest ? 1 : 0));
}
