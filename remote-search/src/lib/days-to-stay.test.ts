import { expect, it } from 'vitest';
import { daysToStayText } from './days-to-stay.ts';

const stay = { startDate: '2026-12-10', endDate: '2026-12-12', timeZone: 'Asia/Tokyo' };

it.each([
  ['2026-12-07T12:00:00+09:00', 'あと3日'],
  ['2026-12-09T00:00:00+09:00', '明日チェックイン'],
  ['2026-12-09T23:59:59+09:00', '明日チェックイン'],
  ['2026-12-10T00:00:00+09:00', '本日チェックイン'],
  ['2026-12-11T09:00:00+09:00', '宿泊中'],
  ['2026-12-12T09:00:00+09:00', '本日チェックアウト'],
])('at %s says %s', (now, text) => {
  expect(daysToStayText(stay, new Date(now))).toBe(text);
});

it('counts on the hotel’s calendar', () => {
  const now = new Date('2026-12-10T09:00:00+09:00');
  expect(daysToStayText({ ...stay, timeZone: 'America/New_York' }, now)).toBe('明日チェックイン');
});
