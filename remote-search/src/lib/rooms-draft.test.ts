import { describe, expect, it } from 'vitest';
import { partyText, toOccupancies, withChildren, withRooms } from './rooms-draft.ts';

describe('rooms being filled in', () => {
  it('are no stay while the age of a child is missing', () => {
    const room = withChildren({ adults: 2, childAges: [9] }, 2);
    expect(toOccupancies([room])).toBeNull();
    expect(toOccupancies([{ ...room, childAges: [9, 0] }])).toEqual([{ adults: 2, childAges: [9, 0] }]);
  });

  it('keep the ages of the children that stay', () => {
    expect(withChildren({ adults: 1, childAges: [9, 4] }, 1).childAges).toEqual([9]);
  });

  it('grow by rooms for one adult and shrink from the end', () => {
    const rooms = withRooms([{ adults: 3, childAges: [] }], 3);
    expect(rooms.map(({ adults }) => adults)).toEqual([3, 1, 1]);
    expect(withRooms(rooms, 1)).toEqual([{ adults: 3, childAges: [] }]);
  });

  it('are summed up in one line', () => {
    expect(partyText([{ adults: 1, childAges: [] }])).toBe('1室・大人1名');
    expect(
      partyText([
        { adults: 2, childAges: [null] },
        { adults: 1, childAges: [3] },
      ]),
    ).toBe('2室・大人3名・子ども2名');
  });
});
