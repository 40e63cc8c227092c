import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import type { Rate, RoomPricing } from '../../adapters/supplier/supplier-rate.ts';
import type { EntryPlace } from './external-place.ts';
import { roomPriceKey } from '../rate/pricing.ts';
import { countNights } from '../rate/stay.ts';
import type { ExternalBooking } from './external-booking.ts';

/** The price of each room, which together are the price entered; what does not divide goes to the first ones. */
export function getRoomPrices(booking: ExternalBooking): number[] {
  return shares(booking.paymentPrice, booking.guests.length);
}

/** An entered trip in the form of a supplier's rate, so that every reader of trips understands it. */
export function externalRate(booking: ExternalBooking): Rate {
  const nights = countNights(booking.stay);
  const prices = getRoomPrices(booking).map((price, index) => [
    roomPriceKey(index + 1),
    pricing(price, nights),
  ]);
  return {
    id: 'external',
    status: 'AVAILABLE',
    roomsLeft: null,
    isPackage: null,
    refundable: booking.penalties !== null,
    amenities: [],
    bedGroups: [],
    cancelPenalties: booking.penalties ?? [],
    nonrefundableDates: [],
    pricing: Object.fromEntries(prices) as Rate['pricing'],
    deal: null,
    valueAdds: [],
  };
}

/** What is known of the hotel: its name and where the city is; in English the city as the catalog names it. */
export function externalContent(
  booking: ExternalBooking,
  propertyId: string,
  place: EntryPlace,
): { ja: HotelContent; en: HotelContent } {
  const city = place.cityJa ?? booking.city;
  const ja = {
    id: propertyId,
    name: booking.hotelName,
    address: {
      ...(booking.address ? { line1: booking.address } : {}),
      city,
      countryCode: place.countryCode,
    },
    ...(booking.phone ? { phone: booking.phone } : {}),
    coordinates: { latitude: place.latitude, longitude: place.longitude },
  };
  return { ja, en: { ...ja, address: { ...ja.address, city: place.cityEn ?? city } } };
}

function pricing(price: number, nights: number): RoomPricing {
  const yen = (value: number) => ({ value: String(value), currency: 'JPY' });
  return {
    nights: shares(price, nights).map((night) => [{ kind: 'STAY', ...yen(night) }]),
    stay: [],
    total: { billed: yen(price), asked: yen(price) },
  };
}

function shares(total: number, parts: number): number[] {
  const share = Math.floor(total / parts);
  const rest = total - share * parts;
  return Array.from({ length: parts }, (_, index) => share + (index < rest ? 1 : 0));
}
