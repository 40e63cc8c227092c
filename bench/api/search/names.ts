import type { SearchEntryTable } from '../../../api/src/modules/catalog/tables.ts';
import { propertySearchEntry } from '../../../api/src/modules/catalog/property-row.ts';

const kanji = [
  ...'東西南北大小高新古中上下山川田野原島谷沢橋本松竹梅桜木林森石岩水池海浜崎津浦港宮神寺町村里坂丘白黒赤青金銀天日月星光風雪花春夏秋冬長広平安福吉富永豊清美',
];
const readings: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'higashi nishi minami kita o ko taka shin furu naka kami shimo yama kawa ta no hara shima tani sawa',
    'hashi moto matsu take ume sakura ki hayashi mori ishi iwa mizu ike umi hama saki tsu ura minato miya',
    'kami tera machi mura sato saka oka shiro kuro aka ao kane gin ten hi tsuki hoshi hikari kaze yuki',
    'hana haru natsu aki fuyu naga hiro hira yasu fuku yoshi tomi naga toyo kiyo mi',
  ]
    .join(' ')
    .split(' ')
    .map((reading, index) => [kanji[index] ?? '', reading]),
);
const syllables =
  'ba be bo ca ce co da de do el en fa fe ga go ha he ja ka ke la le li lo ma me mi mo na ne no or pa pe ra re ri ro sa se so ta te ti to ur va ve vi wa we ya za'.split(
    ' ',
  );
const kana: Readonly<Record<string, string>> = Object.fromEntries(
  syllables.map((syllable, index) => [
    syllable,
    [
      ...'バベボカセコダデドルンファフェガゴハヘジカケラレリロマメミモナネノルパペラレリロサセソタテティトウヴァヴェヴィワウェヤザ',
    ][index] ?? 'ア',
  ]),
);
const japaneseStyles: readonly (readonly [string, string])[] = [
  ['ホテル*', 'Hotel *'],
  ['*グランドホテル', '* Grand Hotel'],
  ['*駅前ビジネスホテル', '* Ekimae Business Hotel'],
  ['旅館*荘', 'Ryokan *so'],
  ['*温泉 *閣', '* Onsen *kaku'],
  ['シティイン*', 'City Inn *'],
  ['ステーションホテル*中央', 'Station Hotel * Chuo'],
  ['リゾート*ヒルズ', 'Resort * Hills'],
];
const foreignStyles: readonly (readonly [string, string])[] = [
  ['ホテル %', 'Hotel %'],
  ['% プラザ', '% Plaza'],
  ['ザ % ホテル', 'The % Hotel'],
  ['% イン&スイーツ', '% Inn & Suites'],
  ['リゾート %', 'Resort %'],
  ['% パレス ホテル', '% Palace Hotel'],
];

/** A number from 0 up to `below`, the same for the same seed on every machine. */
function pick(seed: number, salt: number, below: number): number {
  let value = Math.imul(seed ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) % below;
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

function japanesePlace(seed: number): readonly [string, string] {
  // Squared: few places have many hotels, as it is in the world.
  const place = Math.floor((pick(seed, 1, 4096) * pick(seed, 2, 4096)) / 4096);
  const first = at(kanji, place);
  const second = at(kanji, Math.floor(place / 7) + 11);
  const reading = `${readings[first] ?? ''}${readings[second] ?? ''}`;
  return [first + second, reading.charAt(0).toUpperCase() + reading.slice(1)];
}

function foreignPlace(seed: number): readonly [string, string] {
  const place = Math.floor((pick(seed, 3, 20_000) * pick(seed, 4, 20_000)) / 20_000);
  const parts = [1, 2, 3].map((salt) => at(syllables, pick(place, salt, syllables.length)));
  const name = parts.join('');
  return [parts.map((part) => kana[part] ?? part).join(''), name.charAt(0).toUpperCase() + name.slice(1)];
}

/** The n-th of the generated properties: half in Japan, half abroad; the lower, the more popular. */
export function searchEntry(n: number): SearchEntryTable {
  const seed = n + 1;
  const inJapan = pick(seed, 5, 2) === 0;
  const [ja, en] = inJapan ? japanesePlace(seed) : foreignPlace(seed);
  const [styleJa, styleEn] = at(inJapan ? japaneseStyles : foreignStyles, pick(seed, 6, 97));
  const quarter = pick(seed, 7, 40);
  const name = (style: string, place: string) =>
    style.replaceAll(/[*%]/g, place) + (quarter < 30 ? '' : ` ${quarter}`);
  return propertySearchEntry(
    {
      id: String(10_000_000 + n),
      country_code: inJapan ? 'JP' : 'US',
      time_zone: inJapan ? 'Asia/Tokyo' : 'America/New_York',
      name_ja: name(styleJa, ja),
      name_en: name(styleEn, en),
      city_ja: ja,
      city_en: en,
      latitude: 0,
      longitude: 0,
      star_rating: null,
      guest_rating: null,
      category_id: null,
      rank: 1 + pick(seed, 9, 2_000_000),
      amenities: [],
      smoking_room_ids: [],
      chain_id: null,
      room_facts: {},
      breakfast_from: null,
      active: true,
      run: 1,
    },
    [ja, en],
  );
}

/** What people type, a letter at a time: names and places of properties anywhere in the ranking, in three scripts. */
export function keystrokes(count: number, words: number): string[] {
  const typed: string[] = [];
  for (let word = 0; word < words; word++) {
    const seed = pick(word + 1, 8, count) + 1;
    const inJapan = pick(seed, 5, 2) === 0;
    const [ja, en] = inJapan ? japanesePlace(seed) : foreignPlace(seed);
    const [styleJa, styleEn] = at(inJapan ? japaneseStyles : foreignStyles, pick(seed, 6, 97));
    const text = at([ja, en, styleJa.replaceAll(/[*%]/g, ja), styleEn.replaceAll(/[*%]/g, en)], word);
    const letters = [...text];
    for (let length = 1; length <= Math.min(letters.length, 12); length++) {
      typed.push(letters.slice(0, length).join(''));
    }
  }
  // What nothing matches is typed as well.
  return [...typed, 'ぬぬ', 'zzzz', 'qx', '存在しない宿'];
}
