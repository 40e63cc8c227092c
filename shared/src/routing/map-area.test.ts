import { expect, it } from 'vitest';
import { formatArea, parseArea } from './map-area.ts';

it('comes back as it was written, to the meter', () => {
  const area = { south: 35.651234567, west: 139.7, north: 35.7, east: 139.8 };
  expect(formatArea(area)).toBe('35.65123,139.7,35.7,139.8');
  expect(parseArea(formatArea(area))).toEqual({ ...area, south: 35.65123 });
});

it('may lie across the 180th meridian', () => {
  expect(parseArea('-20,170,-10,-170')).toEqual({ south: -20, west: 170, north: -10, east: -170 });
});

it.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  '36,139,35,140',
  '35,139,91,140',
  '35,139,36,181',
  'a,b,c,d',
  '35,139,36,139',
])('is nothing for «%s»', (text) => expect(parseArea(text)).toBeNull());
