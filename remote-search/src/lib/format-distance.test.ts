import { expect, it } from 'vitest';
import { distanceText, withinText } from './format-distance.ts';

it('distances are measured from a station, and from the middle of a city', () => {
  expect(distanceText(690, { name: '東京駅', isPoint: true })).toBe('東京駅から690m(徒歩約12分)');
  expect(distanceText(690, { name: '京都', isPoint: false })).toBe('京都の中心から690m');
  expect(distanceText(690, { name: null, isPoint: true })).toBe('検索地点から690m(徒歩約12分)');
  expect(distanceText(1_500, { name: '東京駅', isPoint: true })).toBe('東京駅から1.5km');
});

it('choices of a distance are round', () => {
  expect([500, 2_000, 10_000, 2_500].map(withinText)).toEqual([
    '500m以内',
    '2km以内',
    '10km以内',
    '2.5km以内',
  ]);
});
