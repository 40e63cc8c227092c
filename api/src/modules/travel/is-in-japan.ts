import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import type { TravelTable } from './tables.ts';

/** Whether the hotel of a trip is in Japan, where the consumption tax applies; early entries have no country. */
export function isInJapan({
  property_snapshot,
  time_zone,
}: Pick<TravelTable, 'property_snapshot' | 'time_zone'>): boolean {
  const country: string | undefined = storedHotel.read(property_snapshot.ja).address.countryCode;
  return country === undefined ? time_zone === 'Asia/Tokyo' : country === 'JP';
}
