import { describe, expect, it } from 'vitest';
import { japaneseKey, queryKeys, queryWords, readingKeys, romajiKey } from './normalize.ts';
import { toGrams, toKeyGrams, searchText } from './search-text.ts';

/** Whether a typed word finds a thing with these names, as the search would. */
function finds(typed: string, ja: string, en: string): boolean {
  const text = searchText([japaneseKey(ja), japaneseKey(en), romajiKey(en)]);
  const grams = new Set(toGrams(text));
  return queryKeys(typed).some(
    (key) => text.includes(key) && toKeyGrams(key).every((gram) => grams.has(gram)),
  );
}

describe('typed words', () => {
  it.each([
    '新宿',
    'しんじゅく',
    'シンジュク',
    'ｼﾝｼﾞｭｸ',
    'shinjuku',
    'SHINJUKU',
    'Ｓｈｉｎｊ',
    'しんj',
    'しんじ',
  ])('find 新宿 by %s', (typed) => {
    expect(finds(typed, '新宿', 'Shinjuku')).toBe(true);
  });

  it.each([
    ['とうきょう', '東京', 'Tokyo'],
    ['toukyou', '東京', 'Tokyo'],
    ['Tōkyō', '東京', 'Tokyo'],
    ['とうき', '東京', 'Tokyo'],
    ['おおさか', '大阪', 'Osaka'],
    ['こうべ', '神戸', 'Kobe'],
    ['しんばし', '新橋', 'Shimbashi'],
    ['shim', '新橋', 'Shimbashi'],
    ['はっちょうぼり', '八丁堀', 'Hatchobori'],
    ['にいがた', '新潟', 'Niigata'],
    ['さくら', 'ホテル サクラ・イン', 'Hotel Sakura Inn'],
    ['sao paulo', 'サンパウロ', 'São Paulo'],
  ])('%s finds %s', (typed, ja, en) => {
    expect(queryWords(typed).every((keys) => finds(keys[0] ?? '', ja, en))).toBe(true);
  });

  it('do not find something else', () => {
    expect(finds('しんじゅく', '渋谷', 'Shibuya')).toBe(false);
    expect(finds('が', '神戸', 'Kobe')).toBe(false);
  });

  it('are cut at spaces of any width, and hold nothing that LIKE would read as a pattern', () => {
    expect(queryWords('　東京　駅 ')).toHaveLength(2);
    expect(queryWords('%_\\ ')).toEqual([]);
    expect(queryWords('100%')).toEqual([['100']]);
  });
});

describe('keys', () => {
  it('drop what people type differently', () => {
    expect(japaneseKey('ﾎﾃﾙ ＴＯＫＹＯ シンジュク・イン')).toBe('ほてるtokyoしんじゅくいん');
    expect(romajiKey("Shin'ichi-Ōji")).toBe('shinichioji');
    expect(japaneseKey('ガーデン')).toBe('がーでん');
    expect(
      ['１００ー０００５', '100−0005', '〒100-0005'].map((typed) => japaneseKey(typed.replace('〒', ''))),
    ).toEqual(['1000005', '1000005', '1000005']);
  });

  it('know a reading in kana and in romaji', () => {
    expect(readingKeys('ふくおかくうこう')).toEqual(['ふくおかくうこう', 'fukuokakuko']);
  });
});
