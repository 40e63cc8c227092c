import { describe, expect, it } from 'vitest';
import { parseYen, priceRangeText, readPriceRange } from './price-range.ts';

describe('a price range', () => {
  it.each([
    ['8000', 8_000],
    ['¥8,000', 8_000],
    ['８０００円', 8_000],
    [' 12 000 ', 12_000],
    ['', undefined],
    ['１２，０００円', 12_000],
    ['1万', 10_000],
    ['１．５万円', 15_000],
    ['1万2千', 12_000],
    ['1万2,500円', 12_500],
    ['8千円', 8_000],
    ['1万2', null],
    ['1.5', null],
    ['万', null],
    ['1万くらい', null],
    ['99999万', null],
    ['-5', null],
    ['999999999', null],
  ])('takes «%s» as people type it', (text, yen) => expect(parseYen(text)).toBe(yen));

  it('says which end is open', () => {
    expect(priceRangeText({ minPrice: 8_000, maxPrice: 12_000 })).toBe('¥8,000〜¥12,000');
    expect(priceRangeText({ maxPrice: 12_000 })).toBe('¥12,000以下');
    expect(priceRangeText({ minPrice: 8_000 })).toBe('¥8,000以上');
    expect(priceRangeText({})).toBe('');
  });

  it('refuses what is no range', () => {
    expect(readPriceRange('9000', '8000')).toEqual({ problem: '上限は下限以上の金額にしてください。' });
    expect(readPriceRange('安い', '')).toEqual({
      problem: '金額は「12000」「1.2万」のように、円単位の数字で入力してください。',
    });
    expect(readPriceRange('0', '0')).toEqual({ problem: '上限は1円以上の金額にしてください。' });
    expect(readPriceRange('0', '8000')).toEqual({ minPrice: undefined, maxPrice: 8_000 });
    expect(readPriceRange('', '8000')).toEqual({ minPrice: undefined, maxPrice: 8_000 });
  });
});
