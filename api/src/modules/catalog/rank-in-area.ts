import { distanceMeters } from './geo.ts';
import { fitsHint } from './place-endings.ts';
import type { IndexedPlace, PlaceIndex } from './place-index.ts';
import { foldTyped } from './place-keys.ts';
import { isNameOfLine } from './railway-line.ts';
import { type AddPlace, COSTS, nameScore } from './place-scores.ts';
import type { TypedPlace } from './typed-place.ts';

/** 歌舞伎町 is in 新宿, which is no area that a catalog puts it in. */
const BESIDE_METERS = 5000;

function isBeside(place: IndexedPlace, larger: IndexedPlace): boolean {
  // A small city may have fewer hotels than are around a station in it: 「本通 広島」.
  if (place.type === 'CITY' && fitsHint(larger.type, 'STATION')) return false;
  const isSmaller =
    place.propertyCount < larger.propertyCount ||
    // A supplier counts for a quarter what is around it, for a ward what is in it: 大手町 has more than 千代田区.
    (isQuarter(place) && isCityWard(larger)) ||
    (fitsHint(place.type, 'STATION') && !fitsHint(larger.type, 'STATION'));
  return isSmaller && distanceMeters(place, larger) < BESIDE_METERS;
}

const isCityWard = ({ type, names }: IndexedPlace) =>
  type === 'NEIGHBORHOOD' && names.some((name) => name.endsWith('区'));

const isQuarter = (place: IndexedPlace) => place.type === 'NEIGHBORHOOD' && !isCityWard(place);

/** 東京都新宿区, 大阪梅田, 「新橋 東京」: one part names the place, the others areas it lies in. */
export function addInArea(index: PlaceIndex, { words, readings }: TypedPlace, add: AddPlace): void {
  const isPartOf = (place: IndexedPlace, keys: readonly string[]) =>
    keys.some(
      (key) =>
        place.around.some((area) => area.startsWith(key)) ||
        place.lines.some((line) => isNameOfLine(key, line)),
    );
  const liesIn = (place: IndexedPlace, keys: readonly string[]) =>
    isPartOf(place, keys) || keys.some((key) => index.named(key).some((other) => isBeside(place, other)));
  if (words.length > 1) {
    const keyed = words.map(foldTyped);
    keyed.forEach((keys, at) => {
      const others = keyed.filter((_, other) => other !== at);
      for (const key of keys) {
        for (const place of index.named(key)) {
          // 「広島 府中」 is 府中 in 広島, though 広島 is beside a 府中 as well.
          const cost = others.every((other) => isPartOf(place, other)) ? COSTS.wordOfArea : COSTS.wordBeside;
          if (others.every((other) => liesIn(place, other))) add(place, nameScore(place, key) - cost);
        }
      }
    });
  }
  for (const { keys, cost } of readings) {
    const [key = ''] = keys;
    for (let at = 2; at < key.length - 1; at += 1) {
      const area = key.slice(0, at);
      if (index.named(area).length === 0) continue;
      for (const place of index.named(key.slice(at))) {
        if (liesIn(place, [area])) add(place, nameScore(place, key.slice(at)) - COSTS.areaBefore - cost);
      }
    }
  }
}
