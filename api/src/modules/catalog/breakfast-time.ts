import type { HotelTexts } from '../../adapters/supplier/hotel-content.ts';
import { htmlToText } from './html-text.ts';

/** Text of one sentence that names no other meal or place to sit: hours behind one of those are not breakfast's. */
const SAME_MEAL = '(?:(?!昼食|ランチ|夕食|ディナー|カフェ|ラウンジ|バー)[^。\\n])';
const HOUR = '(\\d{1,2})[:時]\\s*(\\d{2})?分?\\s*';
const JAPANESE = [
  // 朝食は毎日 6:30 から 10:00 まで
  new RegExp(`朝食${SAME_MEAL}{0,60}?${HOUR}(?:から|より|[-~〜–—])`),
  // 毎日 7:00 ~ 10:00 に朝食をご用意
  new RegExp(`${HOUR}(?:から|[-~〜–—])${SAME_MEAL}{0,40}?朝食`),
];
const ENGLISH = /breakfast[^\n]{0,120}?(?:from|between)\s+(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s?m/i;

/**
 * From when a hotel serves breakfast, in minutes after midnight, as its text on dining says; of several hours the first one
 * named, which is that of weekdays. Null where it says nothing that can be read.
 */
export function breakfastFrom(ja: HotelTexts | undefined, en: HotelTexts | undefined): number | null {
  const japanese = htmlToText(ja?.dining)?.normalize('NFKC') ?? '';
  for (const pattern of JAPANESE) {
    const [, hour, minute] = pattern.exec(japanese) ?? [];
    if (hour !== undefined) return toMinutes(Number(hour), Number(minute ?? 0));
  }
  const [, hour, minute, half] = ENGLISH.exec(htmlToText(en?.dining) ?? '') ?? [];
  if (hour === undefined) return null;
  return toMinutes((Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0), Number(minute ?? 0));
}

/** Other hours than those of a morning are about something else. */
function toMinutes(hour: number, minute: number): number | null {
  return hour >= 4 && hour <= 11 && minute < 60 ? hour * 60 + minute : null;
}
