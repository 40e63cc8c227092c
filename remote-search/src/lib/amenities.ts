import { type Amenity, amenityTexts, knownAmenities } from '@yado/shared/format/amenities';

export { type Amenity, amenityTexts, knownAmenities };

/** The amenities that words of an address mean; unknown words are dropped. */
export function readAmenities(words: readonly string[]): Amenity[] {
  return knownAmenities(Object.keys(amenityTexts)).filter((amenity) =>
    words.includes(amenityTexts[amenity].word),
  );
}

/** What the list of results can be narrowed to. */
export const filterAmenities: readonly Amenity[] = [
  'FREE_WIFI',
  'ALL_TIME_RECEPTION',
  'LAUNDRY',
  'PARKING',
  'SPA',
  'RESTAURANT',
  'MEETING_ROOM',
  'FITNESS',
];
