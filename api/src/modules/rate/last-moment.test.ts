import { expect, it } from 'vitest';
import { toZonedInstant } from './calendar.ts';
import { lastMoment } from './last-moment.ts';

it.each([
  ['a midnight in Japan', '2026-12-01T00:00:00+09:00', 'Asia/Tokyo', '2026-11-30T23:59:00+09:00'],
  ['a midnight at the hotel', '2026-12-01T10:00:00Z', 'Pacific/Honolulu', '2026-11-30T23:59:00-10:00'],
  ['an hour of the day', '2026-12-01T18:00:00+09:00', 'Asia/Tokyo', '2026-12-01T17:59:00+09:00'],
  ['the minute before midnight', '2026-12-01T23:59:00+09:00', 'Asia/Tokyo', '2026-12-01T23:58:00+09:00'],
  ['the last second of a day', '2026-12-01T23:59:59.999+09:00', 'Asia/Tokyo', '2026-12-01T23:58:00+09:00'],
  [
    'the hour after clocks went forward',
    '2027-03-14T03:00:00-04:00',
    'America/New_York',
    '2027-03-14T01:59:00-05:00',
  ],
])('comes a whole minute before %s', (_, start, zone, last) => {
  expect(toZonedInstant(new Date(lastMoment(Date.parse(start))), zone)).toBe(last);
});
