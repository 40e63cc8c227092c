import { describe, expect, it } from 'vitest';
import { toShiftJis } from './shift-jis.ts';
import { sameBytes, variants } from './shift-jis-variants.ts';

const hex = (text: string) => toShiftJis(text).bytes.toString('hex');
const replaced = (text: string) =>
  toShiftJis(text).replacements.map(({ character, replacement, count }) => [character, replacement, count]);

describe('a text in Shift_JIS', () => {
  it.each([
    ['A1,"\r\n', '41312c220d0a'],
    ['東京', '938c8b9e'],
    ['ホテル', '837a8365838b'],
    ['ﾎﾃﾙ', 'cec3d9'],
    // The two numbers of the wave dash and of the minus have one pair of bytes.
    ['〜～', '81608160'],
    ['−－', '817c817c'],
    // Composed: か and a voicing mark.
    ['か\u3099', '82aa'],
    // A kanji with a selector of its variant.
    ['葛\u{E0100}', '8a8b'],
    ['\u00A5', '818f'],
  ])('%j has its bytes and replaces nothing', (text, bytes) => {
    expect(hex(text)).toBe(bytes);
    expect(replaced(text)).toEqual([]);
  });

  it.each([
    ['髙', '8d82', '高'],
    ['﨑', '8de8', '崎'],
    ['𠮷', '8b67', '吉'],
    ['\uFA19', '905f', '神'],
    ['①', '31', '1'],
    ['㈱', '288a9429', '(株)'],
    ['é', '65', 'e'],
    ['e\u0301', '65', 'e'],
    ['✈', '81ac', '〓'],
    ['🏨', '81ac', '〓'],
    ['한', '81ac', '〓'],
  ])('%s becomes its standard form or 〓, and is listed', (text, bytes, replacement) => {
    expect(hex(text)).toBe(bytes);
    expect(replaced(text)).toEqual([[text, replacement, 1]]);
  });

  it('counts each character that was replaced', () => {
    expect(replaced('髙﨑と髙田🏨')).toEqual([
      ['髙', '高', 2],
      ['﨑', '崎', 1],
      ['🏨', '〓', 1],
    ]);
  });

  it('keeps a kanji that only Windows has and that has no other form', () => {
    expect(hex('侊')).toBe('fa70');
    expect(replaced('侊')).toEqual([]);
  });

  it('has a form for every variant that is listed, which needs no replacement itself', () => {
    expect([...variants.keys()].flatMap(replaced)).toEqual(
      [...variants].map(([variant, form]) => [variant, form, 1]),
    );
    expect([...variants.values()].flatMap(replaced)).toEqual([]);
    for (const [character, same] of sameBytes) expect(hex(character)).toBe(hex(same));
  });
});
