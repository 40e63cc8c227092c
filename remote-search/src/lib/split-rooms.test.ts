import { expect, it } from 'vitest';
import { splitRooms } from './split-rooms.ts';

const room = (adults: number, ...childAges: number[]) => ({ adults, childAges });

it.each([
  ['spreads adults evenly', [room(5)], 2, [room(2), room(2), room(1)]],
  ['keeps an adult with every child', [room(2, 6, 9)], 2, [room(1, 6), room(1, 9)]],
  ['leaves rooms alone that are large enough', [room(1), room(3)], 2, [room(1), room(2), room(1)]],
  ['offers nothing where the party fits', [room(2)], 2, null],
  ['offers nothing where children would be alone', [room(1, 6, 9)], 2, null],
  ['offers no more rooms than one can search for', [room(14), room(14)], 2, null],
])('%s', (_name, rooms, capacity, expected) => {
  expect(splitRooms(rooms, capacity)).toEqual(expected);
});
