import { expect, it } from 'vitest';
import { nearestInDirection } from './nearest-in-direction.ts';

const here = { x: 100, y: 100 };
const points = [
  { name: 'here', x: 100, y: 100 },
  { name: 'right', x: 160, y: 110 },
  { name: 'far right', x: 400, y: 100 },
  { name: 'slanting right', x: 150, y: 145 },
  { name: 'up', x: 90, y: 20 },
];

it.each([
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowLeft', undefined],
  ['ArrowDown', undefined],
  ['Enter', undefined],
])('%s leads to %s', (key, name) => {
  expect(nearestInDirection(here, points, key)?.name).toBe(name);
});
