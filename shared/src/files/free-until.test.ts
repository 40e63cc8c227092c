import { expect, test } from 'vitest';
import { freeUntilOf } from './free-until.ts';

const room = (freeUntil: string | null, status = 'BOOKED') => ({
  status,
  rate: { cancelTimeline: { freeUntil } },
});
const early = '2027-01-29T18:00:00+09:00';
// A later clock on the wall, but an earlier moment.
const earlier = '2027-01-29T19:00:00+13:00';

test.each([
  ['one room', [room(early)], early],
  ['the earliest of two', [room(early), room(earlier)], earlier],
  ['a room that is never free', [room(early), room(null)], null],
  ['a cancelled room aside', [room(early), room(null, 'CANCELED')], early],
  ['no booked room', [room(early, 'CANCELED')], null],
  ['no room', [], null],
])('takes %s', (_, rooms, end) => expect(freeUntilOf(rooms)).toBe(end));
