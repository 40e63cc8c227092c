import { expect, it } from 'vitest';
import { distanceText } from './format-distance.ts';

it('distances are measured from a station, and from the middle of a city', () => {
  expect(distanceText(690, '東京駅')).toBe('東京駅から690m');
  expect(distanceText(690, '京都')).toBe('京都の中心から690m');
  expect(distanceText(690, null)).toBe('検索地点から690m');
});
