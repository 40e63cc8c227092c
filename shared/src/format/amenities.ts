import type { IconName } from '@yado/shared/ui/Icon';

interface AmenityText {
  /** In addresses. */
  word: string;
  label: string;
  icon: IconName;
}

/** Every amenity that the API names, most useful for people at work first. */
export const amenityTexts = {
  FREE_WIFI: { word: 'free-wifi', label: '無料Wi-Fi', icon: 'wifi' },
  ALL_TIME_RECEPTION: { word: 'reception', label: '24時間フロント', icon: 'clock' },
  LAUNDRY: { word: 'laundry', label: 'ランドリー', icon: 'laundry' },
  PARKING: { word: 'parking', label: '駐車場', icon: 'parking' },
  SPA: { word: 'spa', label: '大浴場・スパ', icon: 'spa' },
  SAUNA: { word: 'sauna', label: 'サウナ', icon: 'spa' },
  RESTAURANT: { word: 'restaurant', label: 'レストラン', icon: 'meal' },
  FITNESS: { word: 'fitness', label: 'フィットネス', icon: 'fitness' },
  POOL: { word: 'pool', label: 'プール', icon: 'pool' },
  MEETING_ROOM: { word: 'meeting-room', label: '会議室', icon: 'meeting' },
  MULTI_LANGUAGE: { word: 'languages', label: '多言語対応', icon: 'users' },
  PET: { word: 'pets', label: 'ペット可', icon: 'check' },
} as const satisfies Record<string, AmenityText>;

export type Amenity = keyof typeof amenityTexts;

const all = Object.keys(amenityTexts) as Amenity[];

/** The known ones among what the API sent, in our order. */
export function knownAmenities(given: readonly string[]): Amenity[] {
  return all.filter((amenity) => given.includes(amenity));
}
