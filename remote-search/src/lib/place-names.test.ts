import { expect, it } from 'vitest';
import { areasAround, distinctName, isInJapan } from './place-names.ts';

const places = [
  '港区, 東京, 東京都, 日本',
  '港区, 名古屋, 愛知県, 日本',
  '大阪市大正区, 大阪, 大阪府, 日本',
  '大正区, 東京, 東京都, 日本',
  '日本橋, 東京, 東京都, 日本',
  '日本橋駅, 大阪, 大阪府, 日本',
  '東京, 東京都, 日本',
  '東京, 東京都, 日本',
  'スプリングフィールド, イリノイ州, アメリカ',
  'スプリングフィールド, ミズーリ州, アメリカ',
].map((nameFull) => ({ name: nameFull.split(', ')[0] ?? '', nameFull }));

it('places of one name are named with their prefecture, and alone where the name says enough', () => {
  expect(places.map((place) => distinctName(place, places))).toEqual([
    '港区(東京都)',
    '港区(愛知県)',
    '大阪市大正区',
    '大正区(東京都)',
    '日本橋(東京都)',
    '日本橋駅',
    '東京',
    '東京',
    'スプリングフィールド(アメリカ イリノイ州)',
    'スプリングフィールド(アメリカ ミズーリ州)',
  ]);
});

it('a place of which nothing says where it is keeps its name', () => {
  const island = { name: '港区', nameFull: '港区' };
  expect(distinctName(island, [island, ...places])).toBe('港区');
  expect(areasAround(island)).toBe('');
});

it('what a place lies in comes from the large to the small, without Japan and its own name', () => {
  expect(areasAround({ name: '東京駅', nameFull: '東京駅, 東京, 東京都, 日本' })).toBe('東京都 東京');
  expect(areasAround({ name: '大阪', nameFull: '大阪, 大阪, 大阪府, 日本' })).toBe('大阪府');
  expect(areasAround({ name: 'ソウル', nameFull: 'ソウル、 韓国' })).toBe('韓国');
});

it('a place is in Japan when its full name ends so', () => {
  expect(isInJapan('日本')).toBe(true);
  expect(isInJapan('港区, 名古屋, 愛知県, 日本')).toBe(true);
  expect(isInJapan('日本橋, ソウル, 韓国')).toBe(false);
});
