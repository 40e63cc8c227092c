import { describe, expect, it } from 'vitest';
import { findPostalAddress } from './postal-address.ts';

describe('the address of a postal code', () => {
  it.each([
    ['150-0001', '東京都', '渋谷区神宮前'],
    ['〒530-0001', '大阪府', '大阪市北区梅田'],
    ['９０７ー１８０１', '沖縄県', '八重山郡与那国町与那国'],
    ['907 1801', '沖縄県', '八重山郡与那国町与那国'],
    ['1000005', '東京都', '千代田区丸の内'],
    ['100-0000', '東京都', '千代田区'],
    ['100-8111', '東京都', '千代田区千代田1-1'],
  ])('of %s is in %s: %s', async (code, state, cityAndLine) => {
    expect(await findPostalAddress(code)).toEqual({ state, cityAndLine });
  });

  it.each(['000-0000', '15000', '150-00011', 'abc-defg', ''])('of %s is none', async (code) => {
    expect(await findPostalAddress(code)).toBeNull();
  });
});
