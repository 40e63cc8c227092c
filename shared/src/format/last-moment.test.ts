import { expect, it } from 'vitest';
import { lastMoment } from './last-moment.ts';

it.each([
  ['a midnight in Japan', '2026-12-01T00:00:00+09:00', 'Asia/Tokyo', '2026-11-30T14:59:00.000Z'],
  ['a midnight at the hotel', '2026-12-01T10:00:00Z', 'Pacific/Honolulu', '2026-12-01T09:59:00.000Z'],
  ['an hour of the day', '2026-12-01T18:00:00+09:00', 'Asia/Tokyo', '2026-12-01T09:00:00.000Z'],
])('ends a deadline at %s in the minute before the day', (_, deadline, zone, last) => {
  expect(lastMoment(deadline, zone).toISOString()).toBe(last);
});
