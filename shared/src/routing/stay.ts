import { isCalendarDate } from '../format/calendar-date.ts';

/** One room's guests. Ages in years, 0-17; six children at most, as at the API. */
export interface Occupancy {
  adults: number;
  childAges: number[];
}

/** Calendar days in the property's time zone, `YYYY-MM-DD`; one occupancy per room. */
export interface Stay {
  checkin: string;
  checkout: string;
  occupancies: Occupancy[];
}

const OCCUPANCY = /^([1-9]|1[0-4])(?:-((?:\d|1[0-7])(?:,(?:\d|1[0-7])){0,5}))?$/;
export const MAX_ROOMS = 8;

/** Writes a stay as `checkin`, `checkout` and one `room` per room in the supplier's grammar (`2-9,4`). */
export function stayToParams(stay: Stay, params: URLSearchParams = new URLSearchParams()): URLSearchParams {
  params.set('checkin', stay.checkin);
  params.set('checkout', stay.checkout);
  params.delete('room');
  for (const room of stay.occupancies) params.append('room', formatOccupancy(room));
  return params;
}

/** Reads a stay; null unless both dates are calendar days and in order and there are 1-8 valid rooms. */
export function stayFromParams(params: URLSearchParams): Stay | null {
  const checkin = params.get('checkin') ?? '';
  const checkout = params.get('checkout') ?? '';
  if (!isCalendarDate(checkin) || !isCalendarDate(checkout) || checkin >= checkout) return null;
  const occupancies = params.getAll('room').map(parseOccupancy);
  if (occupancies.length < 1 || occupancies.length > MAX_ROOMS) return null;
  const valid = occupancies.filter((room) => room !== null);
  return valid.length === occupancies.length ? { checkin, checkout, occupancies: valid } : null;
}

/** `2-9,4` for two adults with children of nine and four. */
export function formatOccupancy(room: Occupancy): string {
  return room.childAges.length ? `${room.adults}-${room.childAges.join(',')}` : String(room.adults);
}

/** The reverse of {@link formatOccupancy}; null for anything else. */
export function parseOccupancy(text: string): Occupancy | null {
  const match = OCCUPANCY.exec(text);
  if (!match) return null;
  return { adults: Number(match[1]), childAges: match[2] ? match[2].split(',').map(Number) : [] };
}

/** Nights between the two days. */
export function countNights(stay: Pick<Stay, 'checkin' | 'checkout'>): number {
  return Math.round((Date.parse(stay.checkout) - Date.parse(stay.checkin)) / 86_400_000);
}
