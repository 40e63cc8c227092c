import { expect, it } from 'vitest';
import { reviewSource } from './review-source.ts';

it.each([
  ['Expedia Verified Review', 'Expediaで確認済みの口コミ'],
  ['Expedia verified Review', 'Expediaで確認済みの口コミ'],
  [' Hotels.com ', '投稿元: Hotels.com'],
])('says of a review from %s: %s', (source, text) => {
  expect(reviewSource(source)).toBe(text);
});
