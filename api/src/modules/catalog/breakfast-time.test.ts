import { expect, it } from 'vitest';
import { breakfastFrom } from './breakfast-time.ts';

it.each([
  ['朝食は毎日 6:30 から 10:00 まで提供しています。', '', 390],
  ['館内に2か所のレストランがあります。朝食は毎日 6:00 から 9:30 まで', '', 360],
  ['平日 7:00 ～ 10:00 に朝食 (ビュッフェ) をご用意しています。', '', 420],
  ['朝食(平日 6時45分から、週末 7時から)', '', 405],
  ['夕食は 18:00 からです。', '', null],
  ['朝食とコーヒーがあり、ランチは 11:00 から営業します。', '', null],
  ['カフェは 10:00 から、ランチと朝食もご用意しています。', '', null],
  ['朝食は、1階の食堂で 6:30 からです。カフェは 9:00 から営業します。', '', 390],
  ['', 'A complimentary buffet breakfast is served daily from 6:30 AM to 10:00 AM.', 390],
  ['', '<p>Full breakfasts are available weekdays from 7 a.m. to 10 a.m. for a fee.</p>', 420],
  ['周辺に飲食店が多数あります。', 'There are many places to eat nearby.', null],
])('%s %s begins at minute %s', (ja, en, minutes) => {
  expect(breakfastFrom({ dining: ja }, { dining: en })).toBe(minutes);
});

it('knows nothing where nothing is said', () => {
  expect(breakfastFrom(undefined, {})).toBeNull();
});
