import { foldTyped } from './place-keys.ts';
import { type PlaceHint, withoutEnding } from './place-endings.ts';
import { COSTS } from './place-scores.ts';
import { partsOfPostalCode, readAddress, type TypedPart } from './typed-address.ts';

/** One way to understand what was typed. */
export interface TypedReading {
  /** The part of the text that is read so, for what is stored as it is written. */
  text: string;
  /** Keys of the place, most likely first. */
  keys: readonly string[];
  /** What an ending that was left out says of its kind. */
  hint: PlaceHint | null;
  /** How much was left out to get here: fewer is more likely. */
  cost: number;
  /** Keys of the area that the rest of an address says it is in. */
  within?: readonly string[];
}

export interface TypedPlace {
  /** Ways to understand the whole as one place, most likely first. */
  readings: readonly TypedReading[];
  /** The words without those that say nothing about the place, as typed; in order. Empty where all say nothing. */
  words: readonly string[];
}

/** Words about the stay and not about the place. The longer ones first, because they are also cut off at the end. */
const STAY_WORDS = [
  'ビジネスホテル',
  'カプセルホテル',
  'シティホテル',
  'リゾートホテル',
  '近くのホテル',
  '周辺のホテル',
  '付近のホテル',
  'のホテル',
  'の宿',
  'の旅館',
  '周辺ホテル',
  'ホテル',
  'ほてる',
  '旅館',
  '宿泊施設',
  '宿泊',
  '周辺',
  'しゅうへん',
  '付近',
  '近辺',
  'の近く',
  '近く',
  'ちかく',
  'エリア',
  '方面',
  '駅近',
  '駅チカ',
  '駅ちか',
  '駅前',
  '駅周辺',
  '出張',
  '格安',
  '激安',
  '安い',
  'おすすめ',
  '人気',
  '予約',
  '朝食付き',
  '朝食付',
  '大浴場',
  '温泉付き',
  '禁煙',
  '喫煙',
  'シングル',
  'ツイン',
  'ダブル',
  '一泊',
  '1泊',
  'hotels',
  'hotel',
  'hoteru',
  'cheap',
];
/** Names of places end with these as well (原宿): only as words of their own. */
const LONE_STAY_WORDS = ['宿', 'near', 'in', 'around', 'stay'];
const RAILWAYS =
  /^(?:jr|地下鉄|東京メトロ|メトロ|大阪メトロ|都営|市営|京成|京急|京王|小田急|東急|西武|東武|相鉄|名鉄|近鉄|南海|京阪|阪急|阪神|西鉄)(?:線)?/i;
/** An exit of a station. */
const EXIT = /(?:[東西南北]{1,2}|中央|八条|烏丸|丸の内|八重洲|筑紫|桜通|太閤通|広小路)口$/;
const COUNTED = 6;

/** Understands a typed text; both lists are empty when it has no letters. */
export function readTyped(keyword: string): TypedPlace {
  const ofCode = partsOfPostalCode(keyword);
  if (ofCode.length > 0) {
    // A town may be called 博多駅前.
    const parts = ofCode.map((part) => ({ ...part, text: withoutStayWords(part.text) }));
    return { readings: parts.flatMap(readingsOfPart), words: [keyword] };
  }
  const typed = keyword.normalize('NFKC').replace('〒', ' ').trim();
  const all = typed.split(/[\s,、]+/).filter((word) => word !== '');
  // 「ホテル」 alone, and 「格安 ホテル」, name no place; that they sound like one (蛍) is chance.
  if (all.every((word) => STAY_WORDS.includes(word.toLowerCase()))) return { readings: [], words: [] };
  const kept = all.filter((word) => ![...STAY_WORDS, ...LONE_STAY_WORDS].includes(word.toLowerCase()));
  const words = (kept.length > 0 ? kept : all).slice(0, COUNTED);
  const readings = [...readingsOf(all.join(''), 0)];
  // 「名古屋 駅前」 is the station.
  if (all.some((word) => !words.includes(word) && word.startsWith('駅')) && !words.at(-1)?.endsWith('駅'))
    readings.push(...readingsOf(`${words.join('')}駅`, COSTS.stationOfPlace));
  if (words.length < all.length) readings.push(...readingsOf(words.join(''), COSTS.stayWords));
  readings.push(...shortened(words.join('')).flatMap(readingsOfPart));
  return { readings: unique(readings), words };
}

/** A text as it is, then without the ending of its kind. */
function readingsOf(text: string, cost: number): TypedReading[] {
  const keys = foldTyped(text);
  const cores = keys.slice(0, 2).flatMap(withoutEnding);
  return [
    ...(keys.length > 0 ? [{ text, keys, hint: null, cost }] : []),
    ...cores.map(({ core, hint }) => ({ text: core, keys: [core], hint, cost: cost + COSTS.ending })),
  ];
}

function readingsOfPart({ text, cost, within }: TypedPart): TypedReading[] {
  return readingsOf(text, cost).map((each) => ({ ...each, within }));
}

/** What is left without words about the stay at its end, the railway before it, and the parts of an address. */
function shortened(text: string): TypedPart[] {
  const found: TypedPart[] = [];
  const add = (shorter: string, cost: number, within?: readonly string[]) => {
    if (shorter !== '' && shorter !== text) found.push({ text: shorter, cost, within });
    return shorter;
  };
  const place = add(withoutStayWords(text), COSTS.stayEnding);
  const exit = EXIT.exec(place);
  // A station may be called so as a whole (西宮北口, 京急蒲田, 新宿三丁目): what is left out costs more than its ending.
  if (exit) {
    const station = place.slice(0, exit.index);
    add(
      station.endsWith('駅') ? station : `${station}駅`,
      station.endsWith('駅') ? COSTS.exitOfStation : COSTS.exitOfPlace,
    );
  }
  const stop = add(place.replace(RAILWAYS, ''), COSTS.railway);
  if (stop !== '' && stop !== place && !stop.endsWith('駅')) add(`${stop}駅`, COSTS.stationOfRailway);
  for (const { text: part, cost, within } of readAddress(stop)) add(part, cost, within);
  return found;
}

function withoutStayWords(text: string): string {
  const lower = text.toLowerCase();
  const word = STAY_WORDS.find((each) => lower.endsWith(each) && text.length > each.length + 1);
  if (word === undefined) return text;
  // 駅前 and the like say where in the place, and that it is a station.
  const rest = text.slice(0, -word.length) + (word.startsWith('駅') ? '駅' : '');
  return withoutStayWords(rest);
}

function unique(readings: readonly TypedReading[]): TypedReading[] {
  const known = new Set<string>();
  return readings.filter(({ keys, hint }) => {
    const name = `${hint ?? ''} ${keys[0] ?? ''}`;
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
}
