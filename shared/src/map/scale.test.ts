import { expect, it } from 'vitest';
import { distanceLabel, metersPerPixel, scaleMark } from './scale.ts';

it('a pixel at the equator and zoom 0 is a 256th of the way around', () => {
  expect(metersPerPixel(0, 0)).toBeCloseTo(156_543, 0);
  expect(metersPerPixel(60, 0)).toBeCloseTo(78_272, 0);
});

it.each([
  [35.68, 15, '200 m'],
  [35.68, 10, '10 km'],
  [35.68, 5, '200 km'],
  [0, 2, '2,000 km'],
])('the scale at latitude %d and zoom %d says %s', (latitude, zoom, text) => {
  const mark = scaleMark(latitude, zoom, 96);
  expect(mark.text).toBe(text);
  expect(mark.pixels).toBeLessThanOrEqual(96);
  expect(mark.pixels).toBeGreaterThan(96 / 2.6);
});

it.each([
  [500, '500 m'],
  [1000, '1 km'],
  [2_000_000, '2,000 km'],
])('%d m reads %s', (meters, text) => {
  expect(distanceLabel(meters)).toBe(text);
});
