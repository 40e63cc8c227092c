import { cityOfWard, cutMunicipality } from './municipality.ts';
import { withoutEnding } from './place-endings.ts';
import { foldTyped } from './place-keys.ts';
import { COSTS } from './place-scores.ts';
import { readPostalCode } from './postal-address.ts';

/** A part of a typed text that may name the place. */
export interface TypedPart {
  text: string;
  cost: number;
  /** See `TypedReading`. */
  within?: readonly string[];
}

/** 1-9-1, 1丁目9番1号, 3丁目, 二丁目. */
const BLOCK =
  /[0-9一二三四五六七八九十]+(?:(?:丁目|番地|番|号|-)[0-9一二三四五六七八九十]*)*(?:号室?|f|階)?$/i;
const PREFECTURE = /^(?:東京都|北海道|(?:京都|大阪)府|.{2,3}?県)(?=.)/;

/** An address without the number of its block, then without its prefecture; its town, then its municipality. */
export function readAddress(text: string): TypedPart[] {
  const street = text.replace(BLOCK, '');
  const prefecture = PREFECTURE.exec(street)?.[0] ?? '';
  const inPrefecture = street.slice(prefecture.length);
  // 広島県府中市 is not the one in Tokyo.
  const within = prefecture === '' ? undefined : keysOfArea(prefecture);
  const { municipality, rest } = cutMunicipality(inPrefecture) ?? { municipality: '', rest: inPrefecture };
  const whole: TypedPart[] = [
    { text: street, cost: COSTS.block },
    { text: municipality + rest, cost: COSTS.prefecture, within },
  ];
  // 田園都市線 is a railway, not the town 線 of a city.
  if (municipality === '' || rest === '' || rest === '線') return whole;
  const ward = municipality.endsWith('区') ? foldTyped(municipality) : undefined;
  return [
    ...whole,
    { text: rest, cost: COSTS.town, within: keysOfArea(municipality) },
    { text: municipality, cost: COSTS.municipality, within: within ?? ward },
  ];
}

/** The municipality of a postal code, then the town in it, then the city whose ward it is; empty for any other text. */
export function partsOfPostalCode(text: string): TypedPart[] {
  return readPostalCode(text).flatMap(({ prefecture, municipality, town }) => {
    const city = cityOfWard(municipality);
    return [
      { text: prefecture + municipality, cost: 0 },
      { text: town, cost: COSTS.townOfCode, within: keysOfArea(municipality) },
      ...(city === undefined ? [] : [{ text: prefecture + city, cost: COSTS.cityOfCode }]),
    ];
  });
}

/** Keys of a municipality or a prefecture, which a catalog may call without its 市, 町 or 県. */
function keysOfArea(name: string): string[] {
  const keys = foldTyped(name);
  const cores = name.endsWith('区') ? [] : keys.flatMap(withoutEnding);
  return [...keys, ...cores.map(({ core }) => core)];
}
