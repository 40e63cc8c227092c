import { expect, it } from 'vitest';
import { priceAgeText } from './price-age.ts';

const now = new Date('2026-12-01T12:00:00+09:00');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

it.each([
  [[], null],
  [[0.5, 0.2], '現在の料金'],
  // A clock that is behind the server's.
  [[-2], '現在の料金'],
  [[12.9, 12.1], '12分前の料金'],
  [[3, 12, 7], '3〜12分前の料金'],
  [[0, 29], '0〜29分前の料金'],
])('says how old prices of %j minutes ago are', (ages, text) => {
  expect(priceAgeText(ages.map(ago), now)).toBe(text);
});
