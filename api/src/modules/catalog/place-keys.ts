import { toRomaji } from 'wanakana';
import { isLatinKey, japaneseKey, queryKeys, romajiKey } from './normalize.ts';

/** Old and new forms of one character, in pairs: the old one first. */
const OLD_AND_NEW =
  '澤沢澁渋濱浜濵浜廣広國国邊辺邉辺﨑崎嶋島嶌島髙高齋斎櫻桜龍竜瀧滝冨富檜桧藏蔵圓円眞真淺浅學学會会縣県區区驛駅橫横鐵鉄曾曽惠恵德徳鷗鴎鹽塩萬万寶宝榮栄靜静豐豊壽寿條条劍剣號号灣湾臺台槇槙蘆芦嶽岳礪砺麴麹鰺鯵祗祇穗穂聲声獨独戶戸關関靑青黑黒櫟檪亰京';
const NEW_FORMS: ReadonlyMap<string, string> = new Map(
  Array.from({ length: OLD_AND_NEW.length / 2 }, (_, index) => [
    OLD_AND_NEW.charAt(index * 2),
    OLD_AND_NEW.charAt(index * 2 + 1),
  ]),
);
/** 三ノ宮 and 三宮, 霞ヶ関 and 霞が関, 四ツ谷 and 四谷 are one name each. */
const KANA_BETWEEN_KANJI = /(?<=\p{Script=Han})[ゖけがのっつ之](?=\p{Script=Han})/gu;

/** お茶の水 and 御茶ノ水 are one name. */
const POLITE = /お(?=\p{Script=Han})/gu;

/** With today's forms of its characters, each one for one. */
export function toNewForms(text: string): string {
  return Array.from(text, (character) => NEW_FORMS.get(character) ?? character).join('');
}

/** Key of a Japanese name in which its usual spellings fall together. */
function foldJapanese(text: string): string {
  return toNewForms(japaneseKey(text))
    .replaceAll('大坂', '大阪')
    .replace(POLITE, '御')
    .replace(KANA_BETWEEN_KANJI, '');
}

/** Key of romaji or English in which Kunrei (sinzyuku), typed (shinjyuku) and Hepburn (shinjuku) fall together. */
export function foldRomaji(text: string): string {
  return romajiKey(text)
    .replace(/(?<=o)h(?=[kstcdn])/g, '')
    .replace(/jy/g, 'j')
    .replace(/zy/g, 'j')
    .replace(/sy/g, 'sh')
    .replace(/(?:ty|cy)/g, 'ch')
    .replace(/si/g, 'shi')
    .replace(/zi/g, 'ji')
    .replace(/ti/g, 'chi')
    .replace(/tu/g, 'tsu')
    .replace(/(?<![cs])hu/g, 'fu')
    .replace(/ou|oo/g, 'o')
    .replace(/nn/g, 'n');
}

/** The key of a name as it is, in Japanese or in Latin letters. */
export function foldName(name: string): string {
  const key = japaneseKey(name);
  return isLatinKey(romajiKey(name)) ? foldRomaji(name) : foldJapanese(key);
}

/** The keys of a reading in kana: as it is, and in romaji. */
export function foldReading(kana: string): string[] {
  const key = foldJapanese(kana);
  return [key, foldRomaji(toRomaji(key))];
}

/** The keys that a typed text may equal or begin, most likely first. */
export function foldTyped(text: string): string[] {
  return [...new Set(queryKeys(text).map(foldName))].filter((key) => key !== '');
}

/** Whether one letter more, less or other, or two that changed places, make one key the other. */
export function isOneErrorAway(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}
