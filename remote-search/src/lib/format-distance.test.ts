import { describe, expect, it } from 'vitest';
import { distanceText, formatDistance } from './format-distance.ts';

describe('distances', () => {
  it.each([
    [4, '10m'],
    [687, '690m'],
    [994, '990m'],
    [995, '1.0km'],
    [1_240, '1.2km'],
    [9_960, '10km'],
    [12_400, '12km'],
  ])('%i metres read %s', (meters, text) => {
    expect(formatDistance(meters)).toBe(text);
  });

  it('are measured from a station, and from the middle of a city', () => {
    expect(distanceText(690, '東京駅')).toBe('東京駅から690m');
    expect(distanceText(690, '京都')).toBe('京都の中心から690m');
    expect(distanceText(690, null)).toBe('検索地点から690m');
  });
});
