import { expect, it } from 'vitest';
import { priceSinceText } from './price-since.ts';

it.each([
  [12_000, 11_400, '保存時 ¥12,000 → 現在 ¥11,400(¥600安くなりました)'],
  [12_000, 13_500, '保存時 ¥12,000 → 現在 ¥13,500(¥1,500高くなりました)'],
  [12_000, 12_000, '保存時 ¥12,000 → 現在 ¥12,000(変わっていません)'],
])('a price of %d that is %d now reads %s', (saved, now, text) => {
  expect(priceSinceText(saved, now)).toBe(text);
});
