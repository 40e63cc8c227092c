import type { ComboboxItem } from '@yado/shared/ui/Combobox';
import type { IconName } from '@yado/shared/ui/Icon';

/** What was chosen in the destination box. */
export interface Place {
  kind: 'region' | 'hotel';
  id: string;
  label: string;
}

export interface Suggestion extends ComboboxItem {
  place: Place;
}

interface Region {
  readonly id: string;
  readonly name: string;
  readonly nameFull: string;
  readonly type: string;
  readonly propertyCount: number;
}

interface Hotel {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly city: string | null | undefined;
}

const regionIcons: Record<string, IconName> = {
  AIRPORT: 'plane',
  TRAIN_STATION: 'train',
  METRO_STATION: 'train',
  POINT_OF_INTEREST: 'star',
  COUNTRY: 'map',
  PROVINCE_STATE: 'map',
  HIGH_LEVEL_REGION: 'map',
  MULTI_CITY_VICINITY: 'map',
};

/** Places first, then hotels; the first one is the best match of what was typed. */
export function toSuggestions(regions: readonly Region[], hotels: readonly Hotel[]): Suggestion[] {
  return [
    ...regions.map(({ id, name, nameFull, type, propertyCount }) => ({
      id: `region:${id}`,
      label: name,
      description: `${surroundings(name, nameFull)}ホテル${propertyCount.toLocaleString('ja-JP')}軒`,
      icon: regionIcons[type] ?? 'pin',
      group: 'エリア・駅・スポット',
      place: { kind: 'region' as const, id, label: name },
    })),
    ...hotels.map(({ id, name, nameEn, city }) => ({
      id: `hotel:${id}`,
      label: name,
      description: [city, nameEn].filter(Boolean).join('・'),
      icon: 'hotel' as const,
      group: 'ホテル',
      place: { kind: 'hotel' as const, id, label: name },
    })),
  ];
}

/** `東京, 東京都, 日本` says of 東京 what is new: `東京都, 日本・`. */
function surroundings(name: string, nameFull: string): string {
  const rest = nameFull.startsWith(`${name}, `) ? nameFull.slice(name.length + 2) : nameFull;
  return rest && rest !== name ? `${rest}・` : '';
}
