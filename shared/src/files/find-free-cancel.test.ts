import { expect, test } from 'vitest';
import { findFreeCancel } from './find-free-cancel.ts';

const room = (freeUntil: string | null, status = 'BOOKED', alwaysFree = false) => ({
  status,
  rate: { cancelTimeline: { freeUntil, alwaysFree } },
});
const early = '2027-01-29T18:00:00+09:00';
// A later clock on the wall, but an earlier moment.
const earlier = '2027-01-29T19:00:00+13:00';
const always = room('2027-01-28T00:00:00+09:00', 'BOOKED', true);

test.each([
  ['one room', [room(early)], early],
  ['the earliest of two', [room(early), room(earlier)], earlier],
  ['a room that is never free', [room(early), room(null)], null],
  ['a canceled room aside', [room(early), room(null, 'CANCELED')], early],
  ['a room that is always free aside', [room(early), always], early],
  ['a room that is never free before one that always is', [room(null), always], null],
  ['no booked room', [room(early, 'CANCELED')], null],
  ['no room', [], null],
])('takes %s', (_, rooms, freeUntil) =>
  expect(findFreeCancel(rooms)).toEqual({ freeUntil, alwaysFree: false }),
);

test('has no end when all rooms are always free', () =>
  expect(findFreeCancel([always, always, room(null, 'CANCELED')])).toEqual({
    freeUntil: null,
    alwaysFree: true,
  }));
