import { withoutEnding } from './place-endings.ts';
import type { IndexedPlace } from './place-index.ts';

/** How well a place fits what was typed, by where the text is in its name; at most 100. */
export const SCORES = {
  name: 100,
  alias: 97,
  /** Its name without the ending of its kind: 横浜 of 横浜市. */
  core: 95,
  begins: 70,
  contains: 50,
  /** It lies in an area or on a line of that name. */
  liesIn: 40,
  misspelled: 30,
} as const;

/**
 * What a place loses of its score for how the text was read to find it: the more is left out or added, the more it loses.
 * Costs below 2 decide between readings that are nearly as likely; none is so high that a place which only begins with the
 * text comes before one that a part of it names. Several add up.
 */
export const COSTS = {
  /** 「名古屋 駅前」 is rather the station than the city. */
  stationOfPlace: 0.25,
  /** Words of their own about the stay: 「新宿 ホテル」. */
  stayWords: 0.5,
  /** Words about the stay at the end of a name: 新宿ホテル. */
  stayEnding: 1,
  /** The exit of a station that is written with its 駅: 横浜駅西口. */
  exitOfStation: 1,
  /** An ending that the place lacks: 大阪市 where the catalog says 大阪. */
  ending: 2,
  /** And what speaks for the kind of place that the ending means, or against another one. */
  kindOfEnding: -1,
  otherKind: 8,
  /** A word that names an area which the place is in, or one beside it. */
  wordOfArea: 2,
  wordBeside: 9,
  /** The area before the name, without a space: 大阪梅田. */
  areaBefore: 3,
  /** 横浜西口 and JR新宿 for the station, which is a little more likely than the place without its railway. */
  exitOfPlace: 6.25,
  stationOfRailway: 6.25,
  railway: 6.5,
  /** The parts of an address that are left out one after another, or that are left. */
  block: 7,
  prefecture: 8,
  town: 9,
  municipality: 11,
  /** Of a postal code its municipality is meant, before the town in it and the city whose ward it is. */
  townOfCode: 12,
  cityOfCode: 16,
} as const;

/** What a place that is called so without its ending comes behind: 品川 is rather the station than the ward. */
const CORE_COSTS = { CITY: 0, STATION: 1, AIRPORT: 3, PREFECTURE: 2, MUNICIPAL: 3 } as const;

export type AddPlace = (place: IndexedPlace, score: number) => void;

export function nameScore(place: IndexedPlace, key: string): number {
  if (place.names.includes(key)) return SCORES.name;
  if (place.aliases.includes(key)) return SCORES.alias;
  const [ending] = place.names.flatMap(withoutEnding).filter(({ core }) => core === key);
  return SCORES.core - (ending ? CORE_COSTS[ending.hint] : 0);
}
