import type { RegionType } from '../../graphql/__generated__/schema-types.ts';

/** What an ending says about the kind of a place; `MUNICIPAL` is one of 区, 町 and 村, and `CITY` 市. */
export type PlaceHint = 'STATION' | 'AIRPORT' | 'CITY' | 'MUNICIPAL' | 'PREFECTURE';

const ENDINGS: readonly (readonly [PlaceHint, readonly string[]])[] = [
  [
    'AIRPORT',
    ['国際空港', 'こくさいくうこう', 'internationalairport', '空港', 'くうこう', 'airport', 'kuko'],
  ],
  ['STATION', ['駅', 'えき', 'station', 'eki']],
  ['PREFECTURE', ['県', '府', '都', 'けん', 'prefecture', 'ken', 'ふ', 'と']],
  ['CITY', ['市', 'し', 'city', 'shi']],
  [
    'MUNICIPAL',
    ['区', '町', '村', 'く', 'ちょう', 'まち', 'むら', 'そん', 'ward', 'ku', 'cho', 'machi', 'mura'],
  ],
];

const KINDS: Readonly<Record<PlaceHint, readonly RegionType[]>> = {
  STATION: ['TRAIN_STATION', 'METRO_STATION'],
  AIRPORT: ['AIRPORT'],
  PREFECTURE: ['PROVINCE_STATE'],
  CITY: ['CITY'],
  MUNICIPAL: ['CITY', 'NEIGHBORHOOD'],
};

/** A key without the ending of its kind (大阪駅: 大阪, a station); empty where it has none. */
export function withoutEnding(key: string): { core: string; hint: PlaceHint }[] {
  return ENDINGS.flatMap(([hint, endings]) => {
    const ending = endings.find((each) => key.endsWith(each) && key.length > each.length);
    return ending === undefined ? [] : [{ core: key.slice(0, -ending.length), hint }];
  });
}

/** Whether a kind of region is what an ending says. */
export function fitsHint(type: RegionType, hint: PlaceHint): boolean {
  return KINDS[hint].includes(type);
}
