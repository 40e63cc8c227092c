import { expect, it } from 'vitest';
import { properties } from '../catalog/properties.ts';
import { getRooms } from '../catalog/rooms.ts';
import { type CancelPenalty, cancelTerms, penaltyAt } from './penalties.ts';
import { listPlans } from './plans.ts';
import { NOW, day } from './_client.ts';

const stay = { checkin: day(30), checkout: day(33), currency: 'JPY' };
const terms = properties.flatMap((property) => {
  const [room] = getRooms(property);
  return room
    ? listPlans(property).map((plan) => ({ property, plan, ...cancelTerms(room, plan, stay, NOW) }))
    : [];
});

const getKind = ({ amount, nights, percent }: CancelPenalty): string =>
  [amount !== undefined && 'amount', nights !== undefined && 'nights', percent !== undefined && 'percent']
    .filter(Boolean)
    .join('+');

it('has penalties of all three kinds, each window with exactly one of them', () => {
  const kinds = new Set(terms.flatMap(({ penalties }) => penalties.map(getKind)));
  expect(kinds).toEqual(new Set(['amount', 'nights', 'percent']));
});

it('has windows that follow each other without a gap, in the time of the hotel', () => {
  for (const { penalties } of terms) {
    penalties.forEach(({ start, end }, index) => {
      expect(Date.parse(start)).toBeLessThan(Date.parse(end));
      const next = penalties[index + 1]?.start ?? new Date(Date.parse(end) + 1000).toISOString();
      expect(Date.parse(next)).toBe(Date.parse(end) + 1000);
    });
  }
});

it.each([
  ['honolulu', '-10:00'],
  ['tokyo', '+09:00'],
  ['paris', '+01:00'],
])('writes times in %s with %s', (key, offset) => {
  const there = terms.filter(({ property }) => property.place.key === key);
  const offsets = there.flatMap(({ penalties }) => penalties.map(({ start }) => start.slice(-6)));
  expect(new Set(offsets)).toEqual(new Set([offset]));
});

it('is fully refundable exactly when now is before the first window', () => {
  for (const { refundable, penalties } of terms) {
    expect(refundable).toBe(NOW.getTime() < Date.parse(penalties[0]?.start ?? ''));
  }
  expect(terms.some(({ refundable }) => refundable)).toBe(true);
  expect(terms.some(({ refundable }) => !refundable)).toBe(true);
});

const window = (from: number, penalty: Partial<CancelPenalty>): CancelPenalty => ({
  currency: 'JPY',
  start: `2026-12-0${from}T00:00:00.000+09:00`,
  end: `2026-12-0${from}T23:59:59.000+09:00`,
  ...penalty,
});
const windows = [window(1, { amount: '3000' }), window(2, { nights: '1' }), window(3, { percent: '50%' })];

it.each([
  ['before the first window', '2026-11-30T23:59:59+09:00', 0],
  ['in the first second of a fixed amount', '2026-12-01T00:00:00+09:00', 3000],
  ['in the last second of it', '2026-12-01T23:59:59+09:00', 3000],
  ['for one night: the first night alone', '2026-12-02T12:00:00+09:00', 10000],
  ['for half of it all', '2026-12-03T12:00:00+09:00', 15000],
  ['after the last window: everything', '2026-12-04T00:00:00+09:00', 30000],
])('charges %s', (_name, now, expected) => {
  expect(penaltyAt(windows, [10000, 20000], 1, new Date(now))).toBe(expected);
});

it('never charges more than the room cost', () => {
  expect(penaltyAt([window(1, { amount: '99999' })], [8000], 1, new Date('2026-12-01T12:00:00+09:00'))).toBe(
    8000,
  );
});
