import type { Property } from '../catalog/property.ts';
import { getRooms } from '../catalog/rooms.ts';
import { getFeatures } from '../catalog/features.ts';
import { getTimeZone } from '../catalog/countries.ts';
import { unit } from '../catalog/random.ts';
import { listNights, todayIn, weekday } from './dates.ts';
import type { Occupancy } from './occupancy.ts';

export interface UnavailableReason {
  code: string;
  data?: string;
}

function stayLength(property: Property, nights: readonly string[]): UnavailableReason | undefined {
  const saturday = nights.some((night) => weekday(night) === 6);
  if (saturday && nights.length < 2 && unit(property.id, 'minimum stay') < 0.05) {
    return { code: 'minimum_stay', data: '2' };
  }
  if (nights.length > 7 && unit(property.id, 'maximum stay') < 0.08)
    return { code: 'maximum_stay', data: '7' };
  return undefined;
}

/** Why a hotel cannot take the guests on these dates at all, whatever rooms are left. */
export function restriction(
  property: Property,
  stay: { checkin: string; checkout: string },
  occupancies: readonly Occupancy[],
  now: Date,
): UnavailableReason | undefined {
  if (property.fault) return undefined;
  const rooms = getRooms(property);
  const mostGuests = Math.max(...rooms.map((room) => room.maxTotal));
  const adults = Math.max(...occupancies.map((occupancy) => occupancy.adults));
  const guests = Math.max(...occupancies.map((occupancy) => occupancy.adults + occupancy.childAges.length));
  if (adults > mostGuests) return { code: 'adults_exceed_threshold', data: String(mostGuests) };
  if (guests > mostGuests) return { code: 'maximum_occupancy', data: String(mostGuests) };
  const children = occupancies.some(({ childAges }) => childAges.length > 0);
  if (children && getFeatures(property).adultsOnly) return { code: 'children_not_supported' };
  const sameDay = stay.checkin === todayIn(getTimeZone(property.place), now);
  if (sameDay && unit(property.id, 'same day') < 0.05) return { code: 'same_day_restrictions' };
  return stayLength(property, listNights(stay.checkin, stay.checkout));
}
