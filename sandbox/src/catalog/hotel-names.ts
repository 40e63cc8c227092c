import { isDomestic } from './places.ts';
import type { Place } from './place.ts';
import { hash } from './random.ts';

export type HotelType = 'business' | 'city' | 'ryokan' | 'resort' | 'apartment';

export interface HotelName {
  ja: string;
  en: string;
}

type Pair = readonly [string, string];

// Invented names: none is meant to be a company that exists. `*` stands for the place, `+` for the quarter of it.
const BUSINESS: readonly Pair[] = [
  ['ホテルリーフイン*+', 'Hotel Leaf Inn *+'],
  ['シティステイ*+', 'City Stay *+'],
  ['花みずきホテル*+', 'Hanamizuki Hotel *+'],
  ['アルモニーホテル*+', 'Harmonie Hotel *+'],
  ['みやこぐさイン*+', 'Miyakogusa Inn *+'],
  ['ホテルクオーレ*+', 'Hotel Cuore *+'],
  ['サンライトコート*+', 'Sunlight Court *+'],
  ['東雲イン*+', 'Shinonome Inn *+'],
  ['ホテルさざなみ*+', 'Hotel Sazanami *+'],
  ['ステーションテラス*', 'Station Terrace *'],
  ['ホテルノルテ*+', 'Hotel Norte *+'],
  ['ビズコンパス*+', 'Biz Compass *+'],
];
const QUARTERS: readonly Pair[] = [
  ['駅前', ' Ekimae'],
  ['', ''],
  ['中央', ' Chuo'],
  ['駅東口', ' Station East'],
  ['プレミア', ' Premier'],
  ['アネックス', ' Annex'],
  ['駅西口', ' Station West'],
];
// A station or an airport already says where it is: another 「駅前」 after it would read wrong.
const QUARTERS_OF_SPOTS: readonly Pair[] = [
  ['前', '-mae'],
  ['', ''],
  ['東', ' East'],
  ['プレミア', ' Premier'],
  ['西', ' West'],
];
const QUARTERS_ABROAD: readonly Pair[] = [
  ['', ''],
  ['セントラル', ' Central'],
  ['アネックス', ' Annex'],
];
const CITY: readonly Pair[] = [
  ['*グランドガーデンホテル', '* Grand Garden Hotel'],
  ['ホテルオーレリア*', 'Hotel Aurelia *'],
  ['ザ・クレセント*', 'The Crescent *'],
  ['*ロイヤルテラス', '* Royal Terrace'],
  ['ホテル翠嵐*', 'Hotel Suiran *'],
  ['*セントラルパレス', '* Central Palace'],
  ['ザ・ラウンジホテル*', 'The Lounge Hotel *'],
  ['ベルヴュー*', 'Belvue *'],
  ['ホテルカレイド*', 'Hotel Kaleido *'],
  ['*迎賓ホテル', '* Geihin Hotel'],
  ['メゾン・ブランシュ*', 'Maison Blanche *'],
];
const RYOKAN_FIRST: readonly Pair[] = [
  ['松風', 'Matsukaze'],
  ['月見', 'Tsukimi'],
  ['花ゆら', 'Hanayura'],
  ['山水', 'Sansui'],
  ['雪待', 'Yukimachi'],
  ['清流', 'Seiryu'],
  ['葵', 'Aoi'],
  ['紅葉', 'Momiji'],
  ['鶴の', 'Tsuruno'],
  ['朝霧', 'Asagiri'],
  ['竹林', 'Chikurin'],
  ['千草', 'Chigusa'],
  ['萩', 'Hagi'],
  ['湯けむり', 'Yukemuri'],
];
const RYOKAN_LAST: readonly Pair[] = [
  ['閣', 'kaku'],
  ['荘', 'so'],
  ['亭', 'tei'],
  ['庵', 'an'],
  ['館', 'kan'],
  ['楼', 'ro'],
];
const RESORT: readonly Pair[] = [
  ['グランヴィスタ*リゾート', 'Gran Vista * Resort'],
  ['*ヒルズ&スパ', '* Hills & Spa'],
  ['リゾートホテル ソレイユ*', 'Resort Hotel Soleil *'],
  ['*フォレストリトリート', '* Forest Retreat'],
  ['アクアマリン*', 'Aquamarine *'],
  ['ザ・テラスヴィラ*', 'The Terrace Villa *'],
  ['*スカイリゾート', '* Sky Resort'],
  ['ホテルラグーナ*', 'Hotel Laguna *'],
];
const APARTMENT: readonly Pair[] = [
  ['アパートメントホテル ミソラ*', 'Apartment Hotel Misora *'],
  ['レジデンスステイ*', 'Residence Stay *'],
  ['ミニマルハウス*', 'Minimal House *'],
  ['暮らすホテル*', 'Kurasu Hotel *'],
  ['ホームベース*', 'Homebase *'],
];

const PLACE_WORDS: readonly Pair[] = [
  ['', ''],
  [' 別邸', ' Bettei'],
  [' 新館', ' New Wing'],
  [' 本館', ' Main Wing'],
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

function pattern(type: HotelType, index: number): Pair {
  if (type === 'ryokan') {
    const [first, firstEn] = at(RYOKAN_FIRST, index);
    const [last, lastEn] = at(RYOKAN_LAST, Math.floor(index / RYOKAN_FIRST.length) + index);
    return [`* ${first}${last}`, `* ${firstEn}${lastEn}`];
  }
  return at({ business: BUSINESS, city: CITY, resort: RESORT, apartment: APARTMENT }[type], index);
}

/** Names for the n-th hotel of its type at a place; different n give different names. */
export function hotelName(place: Place, type: HotelType, index: number): HotelName {
  const start = hash(place.key, type) % 97;
  const [ja, en] = pattern(type, start + index);
  const spot = place.kind !== 'city' && place.kind !== 'neighborhood';
  const quarters = !isDomestic(place) ? QUARTERS_ABROAD : spot ? QUARTERS_OF_SPOTS : QUARTERS;
  const [quarter, quarterEn] = at<Pair>(quarters, start + index + Math.floor(index / BUSINESS.length));
  const round = Math.floor(index / { business: 84, city: 11, ryokan: 42, resort: 8, apartment: 5 }[type]);
  const [word, wordEn] = at(PLACE_WORDS, round);
  const placeJa = place.ja
    .replace(/\(.*\)|国際空港/g, (text) => (text === '国際空港' ? '空港' : ''))
    .replace(/(?<=..)[市町村]$/, '');
  const placeEn = place.en.replace(/ \(.*\)|, Guam/g, '');
  return {
    ja: ja.replace('*', placeJa).replace('+', quarter) + word,
    en: en.replace('*', placeEn).replace('+', quarterEn) + wordEn,
  };
}
