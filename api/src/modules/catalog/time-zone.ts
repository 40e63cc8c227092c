import findTimeZone from '@photostructure/tz-lookup';

/** IANA zone of a property. Japan has one; elsewhere the coordinates decide. */
export function getTimeZone(place: { countryCode: string; latitude: number; longitude: number }): string {
  return place.countryCode === 'JP' ? 'Asia/Tokyo' : findTimeZone(place.latitude, place.longitude);
}
