import { describe, expect, it } from 'vitest';
import { boundsAround, findBounds, getCenter, contains, covers, grown, sameBounds } from './bounds.ts';
import { metersPerPixel } from './scale.ts';

const tokyo = { latitude: 35.6812, longitude: 139.7671 };
const osaka = { latitude: 34.7025, longitude: 135.4959 };

describe('boundsOf', () => {
  it('holds every point', () => {
    expect(findBounds([tokyo, osaka])).toEqual({
      south: osaka.latitude,
      west: osaka.longitude,
      north: tokyo.latitude,
      east: tokyo.longitude,
    });
  });

  it('leaves something to see around a single point', () => {
    const box = findBounds([tokyo]);
    expect(box && getCenter(box).latitude).toBeCloseTo(tokyo.latitude);
    expect(box && box.north - box.south).toBeCloseTo(800 / 111_320, 5);
  });

  it('is null without points', () => {
    expect(findBounds([])).toBeNull();
  });
});

it('reaches as far east as north, in meters, away from the equator', () => {
  const { south, west, north, east } = boundsAround(tokyo, 1000);
  const perDegree = metersPerPixel(tokyo.latitude, 0) / metersPerPixel(0, 0);
  expect((east - west) * perDegree).toBeCloseTo(north - south, 6);
});

it.each([
  ['its corner', { latitude: 34.7025, longitude: 135.4959 }, true],
  ['its middle', { latitude: 35, longitude: 137 }, true],
  ['north of it', { latitude: 36, longitude: 137 }, false],
  ['west of it', { latitude: 35, longitude: 135 }, false],
])('tells whether a point lies in a box: %s', (_, point, inside) => {
  expect(contains(findBounds([tokyo, osaka]) ?? boundsAround(tokyo, 1), point)).toBe(inside);
});

it('a grown box covers the box, not the other way round', () => {
  const box = boundsAround(tokyo, 1000);
  expect(covers(grown(box, 0.5), box)).toBe(true);
  expect(covers(box, grown(box, 0.5))).toBe(false);
  expect(covers(box, box)).toBe(true);
});

it('boxes are the same when only rounding tells them apart', () => {
  const box = boundsAround(tokyo, 1000);
  expect(sameBounds(box, { ...box, north: box.north + 0.0001 })).toBe(true);
  expect(sameBounds(box, grown(box, 0.1))).toBe(false);
  expect(sameBounds(box, boundsAround(osaka, 1000))).toBe(false);
});
