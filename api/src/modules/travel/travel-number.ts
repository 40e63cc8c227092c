import { randomInt } from 'node:crypto';
import { dayInZone } from '../rate/calendar.ts';

// Without letters and digits that are mistaken for each other on the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number people read out, e.g. `T-261121-7K3M9Q`: day of booking in Japan and 30^6 possibilities within it. */
export function newTravelNumber(now: Date): string {
  const day = dayInZone(now, 'Asia/Tokyo').slice(2).replaceAll('-', '');
  const tail = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `T-${day}-${tail}`;
}
