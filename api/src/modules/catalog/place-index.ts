import type { RegionType } from '../../graphql/__generated__/schema-types.ts';
import { createPause } from '../../lib/create-pause.ts';
import { placeAliases } from './place-aliases.ts';
import { withoutEnding } from './place-endings.ts';
import { foldName, foldReading, isOneErrorAway } from './place-keys.ts';
import { isNameOfLine } from './railway-line.ts';
import { isLine } from './region-row.ts';

/** A region as far as it can be typed. */
export interface IndexedPlace {
  id: string;
  type: RegionType;
  /** Keys of what it is called. */
  names: readonly string[];
  /** Keys of other names for it. */
  aliases: readonly string[];
  /** Its names without the ending of their kind. */
  cores: readonly string[];
  /** Keys of the areas it lies in. */
  around: readonly string[];
  /** Keys of the railway lines of a station. */
  lines: readonly string[];
  latitude: number;
  longitude: number;
  propertyCount: number;
}

export interface PlaceSource {
  id: string;
  type: RegionType;
  name_ja: string;
  name_en: string;
  name_full_ja: string;
  name_full_en: string;
  readings: readonly string[];
  latitude: number;
  longitude: number;
  property_count: number;
}

export interface PlaceIndex {
  /** Those with exactly this name, core or alias. */
  named: (key: string) => readonly IndexedPlace[];
  /** Those with a name, core or alias that begins with this. */
  beginning: (key: string) => readonly IndexedPlace[];
  /** Those with a name that has this somewhere. */
  containing: (key: string) => readonly IndexedPlace[];
  /** Those in an area whose name begins with this. */
  within: (key: string) => readonly IndexedPlace[];
  /** The stations of railway lines of this name. */
  along: (key: string) => readonly IndexedPlace[];
  /** Those with a name or alias that is one typing error away, or begins so. */
  misspelled: (key: string) => readonly IndexedPlace[];
}

/** Fewer letters have too many neighbors. */
const MISSPELLED_FROM = 4;
/** 大阪国際空港(伊丹) is also 大阪国際空港. */
const withoutBrackets = (name: string) => name.replace(/[(（].*?[)）]/g, '').trim();

function indexPlace(source: PlaceSource, foldArea: (name: string) => string): IndexedPlace {
  const written = [source.name_ja, source.name_en];
  const names = unique([
    ...[...new Set([...written, ...written.map(withoutBrackets)])].map(foldName),
    ...source.readings.filter((each) => !isLine(each)).flatMap(foldReading),
  ]);
  const aliases = unique(
    [foldName(source.name_ja), foldName(withoutBrackets(source.name_ja))]
      .flatMap((key) => placeAliases.get(key) ?? [])
      .map(foldName),
  ).filter((key) => !names.includes(key));
  return {
    id: source.id,
    type: source.type,
    names,
    aliases,
    cores: coresOf(source, names),
    around: unique(
      [...source.name_full_ja.split(/[,、]/).slice(1), ...source.name_full_en.split(',').slice(1)].map(
        foldArea,
      ),
    ),
    lines: source.readings.filter(isLine).map(foldName),
    latitude: source.latitude,
    longitude: source.longitude,
    propertyCount: source.property_count,
  };
}

/** The reading よこはまし loses its し because 横浜市 loses its 市; 姫路 keeps its じ. */
function coresOf(source: PlaceSource, names: readonly string[]): string[] {
  const [written] = withoutEnding(foldName(withoutBrackets(source.name_ja)));
  if (!written) return [];
  const cores = names.flatMap((name) =>
    withoutEnding(name).flatMap(({ core, hint }) => (hint === written.hint ? [core] : [])),
  );
  return unique(cores).filter((core) => !names.includes(core));
}

/** Other work has its turns meanwhile: thousands of places take about a second. */
export async function buildPlaceIndex(sources: readonly PlaceSource[]): Promise<PlaceIndex> {
  const pause = createPause();
  const foldArea = remembering(foldName);
  const places: IndexedPlace[] = [];
  for (const source of sources) {
    await pause();
    places.push(indexPlace(source, foldArea));
  }
  const byKey = groupByKeys(places, (place) => [...place.names, ...place.aliases, ...place.cores]);
  await pause();
  const byArea = groupByKeys(places, (place) => place.around);
  await pause();
  const keys = [...byKey.keys()].sort();
  const areas = [...byArea.keys()].sort();
  const byLine = groupByKeys(places, (place) => place.lines);
  const lines = [...byLine.keys()];
  const stationsOf = (line: string) => byLine.get(line) ?? [];
  await pause();
  const reversed = keys.map(reverse).sort();
  await pause();
  const ofKeys = (found: readonly string[]) => [...new Set(found.flatMap((key) => byKey.get(key) ?? []))];
  return {
    named: (key) => byKey.get(key) ?? [],
    beginning: (key) => ofKeys(startingWith(keys, key)),
    containing: containing(places),
    within: (key) => startingWith(areas, key).flatMap((area) => byArea.get(area) ?? []),
    along: (key) => lines.filter((line) => isNameOfLine(key, line)).flatMap(stationsOf),
    misspelled: (key) => {
      if (key.length < MISSPELLED_FROM) return [];
      // One error leaves one half as it is: the first or the last.
      const half = Math.floor(key.length / 2);
      const first = startingWith(keys, key.slice(0, half));
      const last = startingWith(reversed, reverse(key.slice(-half))).map(reverse);
      const whole = [...first, ...last].filter((each) => each.length >= MISSPELLED_FROM - 1);
      const equal = whole.filter((each) => isOneErrorAway(each, key));
      return ofKeys(equal.length > 0 ? equal : first.filter((each) => beginsMisspelled(each, key)));
    },
  };
}

/** Most places lie in the same few areas. */
function remembering(fold: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const key = known.get(name) ?? fold(name);
    known.set(name, key);
    return key;
  };
}

function groupByKeys(
  places: readonly IndexedPlace[],
  keysOf: (place: IndexedPlace) => readonly string[],
): ReadonlyMap<string, readonly IndexedPlace[]> {
  const groups = new Map<string, IndexedPlace[]>();
  for (const place of places) {
    for (const key of keysOf(place)) {
      const known = groups.get(key);
      if (known) known.push(place);
      else groups.set(key, [place]);
    }
  }
  return groups;
}

/** Looks through one text of all names, a line each: many times faster than through one name after another. */
function containing(places: readonly IndexedPlace[]): PlaceIndex['containing'] {
  const owners = places.flatMap((place) => place.names.map(() => place));
  const names = places.flatMap((place) => place.names);
  const text = names.join('\n');
  const ends: number[] = [];
  for (const name of names) ends.push((ends.at(-1) ?? -1) + 1 + name.length);
  return (key) => {
    const found = new Set<IndexedPlace>();
    for (let at = text.indexOf(key); at !== -1; ) {
      const line = countFirst(ends, (end) => end <= at);
      const owner = owners[line];
      if (owner) found.add(owner);
      at = text.indexOf(key, ends[line]);
    }
    return [...found];
  };
}

/** How many of the first of sorted ones are so, where none of the others is. */
function countFirst<Each>(sorted: readonly Each[], isSo: (each: Each) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const each = sorted[middle];
    if (each !== undefined && isSo(each)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function beginsMisspelled(name: string, key: string): boolean {
  return [-1, 0, 1].some((more) => {
    const size = key.length + more;
    return name.length > size && isOneErrorAway(name.slice(0, size), key);
  });
}

function startingWith(sorted: readonly string[], prefix: string): string[] {
  const found: string[] = [];
  for (
    let at = countFirst(sorted, (each) => each < prefix);
    at < sorted.length && sorted[at]?.startsWith(prefix);
    at += 1
  ) {
    found.push(sorted[at] ?? '');
  }
  return found;
}

const reverse = (key: string) => Array.from(key).reverse().join('');
const unique = (keys: readonly string[]) => [...new Set(keys)].filter((key) => key !== '');
