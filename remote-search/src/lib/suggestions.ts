import type { ComboboxItem } from '@yado/shared/ui/Combobox';
import { formatParty } from '@yado/shared/format/counts';
import { formatDateRange } from '@yado/shared/format/dates';
import { formatWhole } from '@yado/shared/format/whole-number';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import type { IconName } from '@yado/shared/ui/Icon';
import { areasAround, distinctName, isInJapan } from './place-names.ts';
import { placeKey } from './recent-searches.ts';

/** What was chosen in the destination box. */
export interface Place {
  kind: 'region' | 'hotel';
  id: string;
  label: string;
  /** Absent where nothing says so. */
  isAbroad?: boolean;
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
  readonly countryCode: string;
}

interface Kind {
  icon: IconName;
  group: string;
  /** Tells places of one name apart. */
  word: string;
}

const AREA = 'エリア';
const STOPS = '駅・空港';
const STATION: Kind = { icon: 'train', group: STOPS, word: '駅' };
const wide = (word: string): Kind => ({ icon: 'map', group: AREA, word });
const small = (word: string): Kind => ({ icon: 'pin', group: AREA, word });

/** How each type of place is shown. */
const kinds: Record<string, Kind> = {
  AIRPORT: { icon: 'plane', group: STOPS, word: '空港' },
  TRAIN_STATION: STATION,
  METRO_STATION: STATION,
  POINT_OF_INTEREST: { icon: 'star', group: '観光スポット・施設', word: '施設' },
  CITY: small('市区町村'),
  NEIGHBORHOOD: small('地区'),
  PROVINCE_STATE: wide('都道府県・州'),
  HIGH_LEVEL_REGION: wide('地方'),
  MULTI_CITY_VICINITY: wide('周辺を含む地域'),
  COUNTRY: wide('国'),
};
/** A type that is new to this screen. */
const OTHER = small('');

/** A ward (新宿区), which the supplier has among the quarters, is called what a city is. */
function kindOf({ type, name }: Pick<Region, 'type' | 'name'>): Kind {
  const isWard = type === 'NEIGHBORHOOD' && name.endsWith('区');
  return kinds[isWard ? 'CITY' : type] ?? OTHER;
}

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
 * Places first, then hotels; the first one is the best match of what was typed. What is called just so comes before all
 * else. A hotel whose name begins with typed kana comes before places that only have these kana further on in theirs:
 * キャナルシティ博多 is not what シティ begins. Each group of lines is together, because the box shows one heading for it.
 */
export function toSuggestions(
  regions: readonly Region[],
  hotels: readonly Hotel[],
  typed: string,
): Suggestion[] {
  const text = typed.trim();
  const kana = toKana(text);
  const places = fromRegions(regions);
  const called = fromHotels(hotels);
  const isCalledSo = ({ label }: Suggestion) => label === text;
  const isHotel = KANA.test(kana) && hotels.some(({ name }) => toKana(name).startsWith(kana));
  const isOnlyHotel = called.some(isCalledSo) && !places.some(isCalledSo);
  const isLater = ({ label }: Suggestion) => isOnlyHotel || (isHotel && toKana(label).indexOf(kana) > 0);
  return [
    ...byGroup(
      firstly(
        places.filter((place) => !isLater(place)),
        isCalledSo,
      ),
    ),
    ...firstly(called, isCalledSo),
    // Under their own headings they would be shown with the places before the hotels.
    ...places.filter(isLater).map((place) => ({ ...place, group: 'その他の場所' })),
  ];
}

function byGroup(items: readonly Suggestion[]): Suggestion[] {
  return [...Map.groupBy(items, ({ group }) => group).values()].flat();
}

function firstly(items: readonly Suggestion[], is: (item: Suggestion) => boolean): Suggestion[] {
  return items.toSorted((a, b) => Number(is(b)) - Number(is(a)));
}

const KANA = /^[ァ-ヶー]{2,}$/;

const toKana = (text: string) =>
  text.normalize('NFKC').replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

function fromRegions(regions: readonly Region[]): Suggestion[] {
  return regions.map((region) => {
    const { id, name, nameFull, type, propertyCount } = region;
    const { icon, group, word } = kindOf({ type, name });
    const about = [word, areasAround(region), `ホテル${formatWhole(propertyCount)}軒`];
    return {
      id: `region:${id}`,
      label: name,
      description: about.filter(Boolean).join('・'),
      icon,
      group,
      place: {
        kind: 'region',
        id,
        label: distinctName(region, regions),
        isAbroad: !isInJapan(nameFull),
      },
    };
  });
}

function fromHotels(hotels: readonly Hotel[]): Suggestion[] {
  return hotels.map(({ id, name, nameEn, city, countryCode }) => ({
    id: `hotel:${id}`,
    label: name,
    description: [city, nameEn].filter(Boolean).join('・'),
    icon: 'hotel',
    group: 'ホテル',
    place: { kind: 'hotel', id, label: name, isAbroad: countryCode !== 'JP' },
  }));
}
