import { expect, it } from 'vitest';
import { properties } from '../catalog/properties.ts';
import { getRooms } from '../catalog/rooms.ts';
import { isHoliday } from './holidays.ts';
import { parseOccupancy } from './occupancy.ts';
import { listPlans } from './plans.ts';
import { type Sale, quoteRoom, sumTotal } from './quote.ts';
import { stay } from './_client.ts';

const occupancy = (text: string) => {
  const parsed = parseOccupancy(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const sale = (more: Partial<Sale> = {}): Sale => ({
  ...stay(30),
  occupancies: [occupancy('2')],
  packaged: false,
  member: false,
  currency: 'JPY',
  drift: 1,
  ...more,
});
const some = properties.filter((_, index) => index % 11 === 0);

function average(more: Partial<Sale>): number {
  const totals = some.flatMap((property) => {
    const [room] = getRooms(property);
    const [plan] = listPlans(property);
    return room && plan ? [sumTotal(room, plan, sale(more))] : [];
  });
  return totals.reduce((sum, total) => sum + total, 0) / totals.length;
}

it.each(['JPY', 'USD'])('adds up in %s: lines of all nights are the inclusive total', (currency) => {
  for (const property of some) {
    for (const room of getRooms(property)) {
      for (const plan of listPlans(property)) {
        const { pricing, inclusive, nights } = quoteRoom(room, plan, sale({ currency }), occupancy('3'));
        const lines = pricing.nightly.flat().reduce((sum, { value }) => sum + Number(value), 0);
        expect(lines).toBeCloseTo(Number(pricing.totals.inclusive.request_currency.value), 2);
        expect(nights.reduce((sum, night) => sum + night, 0)).toBe(inclusive);
        const format = currency === 'JPY' ? /^\d+$/ : /^\d+\.\d\d$/;
        for (const { value } of pricing.nightly.flat()) expect(value).toMatch(format);
      }
    }
  }
});

it('keeps what the hotel collects apart, in the currency of its country', () => {
  const honolulu = properties.filter(({ place }) => place.key === 'honolulu');
  const fees = honolulu.flatMap((property) => {
    const [room] = getRooms(property);
    const [plan] = listPlans(property);
    return room && plan ? [quoteRoom(room, plan, sale(), occupancy('2')).pricing] : [];
  });
  const resort = fees.find((pricing) => pricing.fees?.resort_fee)?.fees?.resort_fee;
  expect(resort?.billable_currency.currency).toBe('USD');
  expect(resort?.request_currency.currency).toBe('JPY');
});

it('is dearer on Saturdays and at the end of the year, cheaper for members and in packages', () => {
  const tuesday = average({ checkin: '2027-01-19', checkout: '2027-01-20' });
  expect(average({ checkin: '2027-01-23', checkout: '2027-01-24' })).toBeGreaterThan(tuesday * 1.15);
  expect(average({ checkin: '2026-12-31', checkout: '2027-01-01' })).toBeGreaterThan(tuesday * 1.4);
  expect(average({ member: true })).toBeLessThan(average({}));
  expect(average({ packaged: true })).toBeLessThan(average({}));
});

it('costs more with breakfast, and more for three than for two', () => {
  for (const property of some) {
    for (const room of getRooms(property)) {
      const total = (key: string, guests: string): number | undefined => {
        const plan = listPlans(property).find((each) => each.key === key);
        return plan && sumTotal(room, plan, sale({ occupancies: [occupancy(guests)] }));
      };
      expect(total('3', '2') ?? Number.POSITIVE_INFINITY).toBeGreaterThan(total('2', '2') ?? 0);
      expect(total('2', '3') ?? 1).toBeGreaterThan(total('2', '2') ?? 0);
    }
  }
});

it.each([
  ['2027-01-01', true],
  ['2027-01-11', true],
  ['2027-03-21', true],
  ['2027-03-22', true],
  ['2027-05-05', true],
  ['2027-05-06', false],
  ['2026-05-06', true],
  ['2026-09-23', true],
  ['2026-11-20', false],
])('knows whether %s is a holiday in Japan', (date, expected) => {
  expect(isHoliday(date)).toBe(expected);
});

it.each([['2'], ['2-9,4'], ['1-0'], ['14']])('reads the occupancy %s', (text) => {
  expect(parseOccupancy(text)?.text).toBe(text);
});

it.each([['0'], ['2-'], ['2-18'], ['-3'], ['2-9;4'], ['two']])('refuses the occupancy %s', (text) => {
  expect(parseOccupancy(text)).toBeUndefined();
});
