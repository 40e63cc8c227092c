import type { RegionType } from '../../graphql/__generated__/schema-types.ts';
import { distanceMeters, type Point } from './geo.ts';
import { fitsHint, withoutEnding } from './place-endings.ts';
import type { IndexedPlace, PlaceIndex } from './place-index.ts';
import { REGION_WEIGHTS } from './region-row.ts';
import { isLatinKey } from './normalize.ts';
import { addInArea } from './rank-in-area.ts';
import { type AddPlace, COSTS, nameScore, SCORES } from './place-scores.ts';
import type { TypedPlace, TypedReading } from './typed-place.ts';

export interface RankedPlace {
  place: IndexedPlace;
  /** Bigger is better. */
  score: number;
}

/**
 * A hotel near their middle says nothing about them. One kind more than search-place.ts calls vast: 東京 and its
 * surroundings are small enough to measure distances from their middle, and too large for one stay to speak for them.
 */
const WIDE: ReadonlySet<RegionType> = new Set([
  'COUNTRY',
  'PROVINCE_STATE',
  'HIGH_LEVEL_REGION',
  'MULTI_CITY_VICINITY',
]);
/** The text is within its name, or within how that name sounds: アパ in "Japan". */
export const isMidWord = ({ score }: RankedPlace): boolean => score === SCORES.contains;

/** 世田谷 is rather the ward, which has more hotels, than a stop of one line in it. */
const BEHIND_NAMESAKE = 2.5;

interface Wanted {
  limit: number;
  /** Only places of these types; of all where there is none. */
  types?: readonly RegionType[];
  /** Hotels that the branch booked before: of places that fit equally well, those around them come first. */
  booked?: readonly Point[];
}

/** The places that a typed text may mean, best first, each once. */
export function rankPlaces(
  index: PlaceIndex,
  typed: TypedPlace,
  { limit, types = [], booked = [] }: Wanted,
): RankedPlace[] {
  const found = new Map<IndexedPlace, number>();
  const add = (place: IndexedPlace, score: number) => {
    if (types.length > 0 && !types.includes(place.type)) return;
    if (score > (found.get(place) ?? 0)) found.set(place, score);
  };
  for (const reading of typed.readings) addNamed(index, reading, onlyWithin(index, reading, add));
  addInArea(index, typed, add);
  const [whole] = typed.readings;
  for (const reading of typed.readings) {
    if (reading === whole || reading.hint === null)
      addBeginning(index, reading, onlyWithin(index, reading, add));
  }
  if (found.size < limit && whole) addAround(index, found.size > 0 ? withoutSound(whole) : whole, add);
  if (found.size === 0) {
    for (const { keys, cost } of typed.readings) {
      for (const place of keys.flatMap((key) => index.misspelled(key))) add(place, SCORES.misspelled - cost);
    }
  }
  const ranked = [...found]
    .map(([place, score]) => ({
      place,
      score,
      weight: weight(place) + lineWeight(place, typed) + ownWeight(place, booked),
    }))
    .sort((a, b) => b.score - a.score || b.weight - a.weight || compareIds(a.place, b.place));
  return withoutTwins(ranked, limit);
}

/** While one types しんじゅ, the quarter 新宿 comes before the ward 新宿区 around it. */
const BEHIND_ITS_QUARTER = 1.5;
/** And 新宿 before 新宿御苑前駅, though that station has more hotels around it. */
const BEHIND_BY_LETTER = 0.3;

function weight({ type, propertyCount, names }: IndexedPlace): number {
  const isWard = withoutEnding(names[0] ?? '').some(({ hint }) => hint === 'MUNICIPAL');
  const more = (names[0]?.length ?? 0) * BEHIND_BY_LETTER;
  return REGION_WEIGHTS[type] + Math.log1p(propertyCount) - more - (isWard ? BEHIND_ITS_QUARTER : 0);
}

/** Of two stations called 自由が丘, the one where lines meet. Of places that only begin so, lines say nothing. */
const AHEAD_BY_LINE = 1;
const COUNTED_LINES = 3;

function lineWeight({ lines, names, cores }: IndexedPlace, { readings }: TypedPlace): number {
  const isNamed = readings.some(({ keys }) => keys.some((key) => names.includes(key) || cores.includes(key)));
  return isNamed ? Math.min(lines.length, COUNTED_LINES) * AHEAD_BY_LINE : 0;
}

/** More than any popularity: where one stayed before is what one most likely types again. */
const STAYED_THERE = 20;
const STAYED_WITHIN_METERS = 1500;

function ownWeight(place: IndexedPlace, booked: readonly Point[]): number {
  if (booked.length === 0 || WIDE.has(place.type)) return 0;
  const stays = booked.filter((hotel) => distanceMeters(place, hotel) < STAYED_WITHIN_METERS).length;
  return stays > 0 ? STAYED_THERE + Math.log1p(stays) : 0;
}

function compareIds(a: IndexedPlace, b: IndexedPlace): number {
  return a.id < b.id ? -1 : 1;
}

/** What an address calls a part of 千代田区 is not elsewhere; how wide such an area may be. */
const AREA_METERS = 15_000;

function onlyWithin(index: PlaceIndex, { within }: TypedReading, add: AddPlace): AddPlace {
  const areas = (within ?? []).flatMap((key) => index.named(key));
  if (!within || areas.length === 0) return add;
  const isIn = (place: IndexedPlace) =>
    place.around.some((area) => within.includes(area)) ||
    areas.some((area) => distanceMeters(place, area) < AREA_METERS);
  return (place, score) => {
    if (isIn(place)) add(place, score);
  };
}

function addNamed(index: PlaceIndex, { keys, hint, cost }: TypedReading, add: AddPlace): void {
  for (const key of keys) {
    for (const place of index.named(key)) {
      const named = isBusierStation(index, place, key) ? BUSIER : nameScore(place, key);
      const isBehind = isNamesakesStop(index, place, key) || isSmallNamesake(index, place, key);
      const score = named - cost - (isBehind ? BEHIND_NAMESAKE : 0);
      // 大阪駅, where the catalog has no such station, is the city or the quarter around it.
      add(
        place,
        hint === null ? score : score - (fitsHint(place.type, hint) ? COSTS.kindOfEnding : COSTS.otherKind),
      );
    }
  }
}

/** 大井町 is rather the station in Tokyo than the small town elsewhere that is called so. */
const BUSIER = SCORES.name + 1;
const TIMES_BUSIER = 5;
const LINES_OF_BUSIER = 3;

function isBusierStation(index: PlaceIndex, place: IndexedPlace, key: string): boolean {
  if (!fitsHint(place.type, 'STATION') || withoutEnding(key).every(({ hint }) => hint !== 'MUNICIPAL'))
    return false;
  const towns = index.named(key).filter((other) => other.type === 'CITY' && other.names.includes(key));
  return towns.some(
    ({ propertyCount }) =>
      place.lines.length >= LINES_OF_BUSIER || propertyCount * TIMES_BUSIER < place.propertyCount,
  );
}

function isNamesakesStop(index: PlaceIndex, place: IndexedPlace, key: string): boolean {
  // A station without known lines may be a large one.
  if (place.lines.length !== 1 || place.names.includes(key)) return false;
  const namesakes = index.named(key).filter(({ type }) => !fitsHint(type, 'STATION'));
  // 長崎駅 comes behind 長崎 as it is, and before its airport.
  if (namesakes.some((other) => nameScore(other, key) >= SCORES.core)) return false;
  return namesakes.some(({ propertyCount }) => propertyCount >= place.propertyCount);
}

/** 沖縄 is rather the prefecture than the small city in it; 福岡 is the city. */
const TIMES_LARGER = 20;

function isSmallNamesake(index: PlaceIndex, place: IndexedPlace, key: string): boolean {
  if (place.type !== 'CITY' || place.names.includes(key)) return false;
  const prefectures = index.named(key).filter(({ type }) => type === 'PROVINCE_STATE');
  return prefectures.some(({ propertyCount }) => propertyCount >= place.propertyCount * TIMES_LARGER);
}

/** ソウル is only then the beginning of what sounds like "soru" when no name begins with it in kana. */
function addBeginning(index: PlaceIndex, { keys, cost }: TypedReading, add: AddPlace): void {
  let isKnown = false;
  for (const key of keys) {
    if (isKnown && isLatinKey(key)) return;
    const places = index.beginning(key);
    for (const place of places) add(place, SCORES.begins - cost);
    isKnown ||= places.length > 0 && !isLatinKey(key);
  }
}

/** Of what is typed in kana, how it sounds in other languages says little: ソウル is within ソルトレイクシティ. */
function withoutSound({ keys, ...rest }: TypedReading): TypedReading {
  return { ...rest, keys: isLatinKey(keys[0] ?? '') ? keys : keys.filter((key) => !isLatinKey(key)) };
}

function addAround(index: PlaceIndex, { keys }: TypedReading, add: AddPlace): void {
  for (const key of keys) {
    if (key.length > 1) for (const place of index.containing(key)) add(place, SCORES.contains);
    for (const place of [...index.within(key), ...listStations(index, key)]) add(place, SCORES.liesIn);
  }
}

/** The others of JR京都線 are known to be on JR東海道線: one station alone would stand for all of it. */
function listStations(index: PlaceIndex, line: string): readonly IndexedPlace[] {
  const stations = index.along(line);
  return stations.length > 1 ? stations : [];
}

const SAME_PLACE_METERS = 1500;

/** The first ones; of regions of one kind and name in one place, the better one. */
function withoutTwins(ranked: readonly RankedPlace[], limit: number): RankedPlace[] {
  const kept: RankedPlace[] = [];
  for (const each of ranked) {
    if (kept.length >= limit) break;
    const twin = kept.some(
      ({ place }) =>
        place.type === each.place.type &&
        place.names[0] === each.place.names[0] &&
        distanceMeters(place, each.place) < SAME_PLACE_METERS,
    );
    if (!twin) kept.push(each);
  }
  return kept;
}
