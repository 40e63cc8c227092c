import type { ComboboxItem } from '@yado/shared/ui/Combobox';
import { formatParty } from '@yado/shared/format/counts';
import { formatDateRange } from '@yado/shared/format/dates';
import { formatWhole } from '@yado/shared/format/whole-number';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import type { IconName } from '@yado/shared/ui/Icon';
import { placeKey } from './recent-searches.ts';

/** What was chosen in the destination box. */
export interface Place {
  kind: 'region' | 'hotel';
  id: string;
  label: string;
}

export interface Suggestion extends ComboboxItem {
  /** Named so that it differs from places of the same name elsewhere: `日本橋(大阪府)`. */
  place: Place;
  /** The stay of an earlier search, which comes back with its place. */
  stay?: Stay | null;
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

const regionGroups: Record<string, string> = {
  AIRPORT: '駅・空港',
  TRAIN_STATION: '駅・空港',
  METRO_STATION: '駅・空港',
  POINT_OF_INTEREST: '観光スポット・施設',
};

/** Earlier searches, while nothing is typed. */
export function recentSuggestions(searches: readonly AddressedSearch[]): Suggestion[] {
  return searches.map((search) => {
    const { destination, regionId, propertyId, stay } = search;
    return {
      id: `recent:${placeKey(search)}`,
      label: destination,
      description: stay
        ? `${formatDateRange(stay.checkin, stay.checkout)}・${formatParty(stay.occupancies)}`
        : undefined,
      icon: 'clock',
      group: '最近の検索',
      place: { kind: propertyId ? 'hotel' : 'region', id: propertyId ?? regionId ?? '', label: destination },
      stay,
    };
  });
}

/**
 * Places first, then hotels; the first one is the best match of what was typed. A hotel whose name begins with typed kana
 * stands before places that only have these kana further on in theirs: キャナルシティ博多 is not what シティ begins.
 */
export function toSuggestions(
  regions: readonly Region[],
  hotels: readonly Hotel[],
  typed: string,
): Suggestion[] {
  const kana = toKana(typed.trim());
  const places = fromRegions(regions);
  const isHotel = KANA.test(kana) && hotels.some(({ name }) => toKana(name).startsWith(kana));
  const isLater = ({ label }: Suggestion) => isHotel && toKana(label).indexOf(kana) > 0;
  return [
    ...places.filter((place) => !isLater(place)),
    ...fromHotels(hotels),
    ...places.filter((place) => isLater(place)),
  ];
}

const KANA = /^[ァ-ヶー]{2,}$/;

const toKana = (text: string) =>
  text.normalize('NFKC').replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

function fromRegions(regions: readonly Region[]): Suggestion[] {
  const located = regions.map(({ name, nameFull }) => ({ name, prefecture: getPrefecture(nameFull) }));
  return regions.map(({ id, name, nameFull, type, propertyCount }) => ({
    id: `region:${id}`,
    label: name,
    description: `${surroundings({ name, nameFull, type })}ホテル${formatWhole(propertyCount)}軒`,
    icon: regionIcons[type] ?? 'pin',
    group: regionGroups[type] ?? 'エリア',
    place: {
      kind: 'region',
      id,
      label: distinctName({ name, prefecture: getPrefecture(nameFull) }, located),
    },
  }));
}

function fromHotels(hotels: readonly Hotel[]): Suggestion[] {
  return hotels.map(({ id, name, nameEn, city }) => ({
    id: `hotel:${id}`,
    label: name,
    description: [city, nameEn].filter(Boolean).join('・'),
    icon: 'hotel',
    group: 'ホテル',
    place: { kind: 'hotel', id, label: name },
  }));
}

interface LocatedName {
  readonly name: string;
  /** The prefecture, or state and country, that it lies in; empty where nothing says so. */
  readonly prefecture: string;
}

/**
 * The name of a place, with its prefecture when others that people call so lie elsewhere: `日本橋(東京都)`, because of
 * 日本橋駅 in Osaka, `港区(東京都)`, because of 名古屋市港区.
 */
function distinctName({ name, prefecture }: LocatedName, all: readonly LocatedName[]): string {
  const isElsewhere = all.some(
    (other) => other.prefecture !== prefecture && [other.name, shortName(other.name)].includes(name),
  );
  return isElsewhere && prefecture !== '' ? `${name}(${prefecture})` : name;
}

/** As people call it: `日本橋駅` is 日本橋, `名古屋市港区` is 港区. */
const shortName = (name: string) => name.replace(/^.+市(?=.+区$)/, '').replace(/駅$/, '');

/** `港区, 名古屋, 愛知県, 日本`: `愛知県`; abroad the country comes first. */
function getPrefecture(nameFull: string): string {
  const [, ...areas] = nameFull.split(/[,、]\s*/);
  if (areas.at(-1) === '日本') return areas.at(-2) ?? '';
  return areas.slice(-2).toReversed().join(' ');
}

const regionKinds: Record<string, string> = {
  AIRPORT: '空港',
  TRAIN_STATION: '駅',
  METRO_STATION: '駅',
  POINT_OF_INTEREST: '施設',
  CITY: '市区町村',
  NEIGHBORHOOD: '地区',
  PROVINCE_STATE: '都道府県・州',
  HIGH_LEVEL_REGION: '地方',
  MULTI_CITY_VICINITY: '周辺を含む地域',
  COUNTRY: '国',
};

/** `東京, 東京都, 日本` of a city: `市区町村・東京都・`; places of one name are distinguished by their kind. */
function surroundings({ name, nameFull, type }: Pick<Region, 'name' | 'nameFull' | 'type'>): string {
  const [, ...areas] = nameFull.split(/[,、]\s*/);
  const above = areas.filter((area) => area !== '日本' && area !== name).toReversed();
  return [regionKinds[type], above.join(' ')]
    .filter(Boolean)
    .map((part) => `${part}・`)
    .join('');
}
