import { describe, expect, it } from 'vitest';
import {
  conditionsKey,
  filterFromParams,
  filterToInput,
  filterToParams,
  isNarrowed,
  noFilter,
  periodProblem,
  type TripFilter,
} from './trip-filter.ts';

const read = (text: string) => filterFromParams(new URLSearchParams(text));

// spec: 2.trips
describe('the filter of the trip list in the address', () => {
  it('comes back as it was written', () => {
    const filter: TripFilter = {
      statuses: ['BOOKED', 'PARTIALLY_CANCELED'],
      hotel: '東京駅',
      guest: 'TANAKA KEN',
      number: 'T-26',
      memo: '会議',
      employeeId: 'u1',
      paymentType: 'CREDIT_CARD',
      branchId: 'b1',
      stayFrom: '2026-12-01',
      stayTo: '2026-12-31',
      bookedFrom: '2026-11-01',
      bookedTo: '2026-11-30',
      onlyMine: true,
      onlyUpcoming: true,
      sort: 'stay-desc',
    };
    expect(read(filterToParams(filter).toString())).toEqual(filter);
  });

  it('holds no control character and no endless text, from wherever it comes', () => {
    const read = filterFromParams(new URLSearchParams({ hotel: '東\u0000京', guest: 'あ'.repeat(2_000) }));
    expect(read).toMatchObject({ hotel: '東 京', guest: 'あ'.repeat(200) });
    const written = filterToParams({ ...read, hotel: '東\u0000京', memo: 'い'.repeat(2_000) });
    expect(written.get('hotel')).toBe('東 京');
    expect(written.get('memo')).toHaveLength(200);
  });

  it('leaves out what says nothing', () => {
    expect(filterToParams(noFilter).toString()).toBe('');
    expect(read('')).toEqual(noFilter);
    expect(isNarrowed(read('sort=stay'))).toBe(false);
  });

  it.each(['status=booked', 'hotel=a', 'employee=u', 'payment=invoice', 'stay-to=2026-12-01', 'upcoming=1'])(
    'is narrowed by %s',
    (text) => expect(isNarrowed(read(text))).toBe(true),
  );

  it('drops states, orders, days, payments and blanks that mean nothing', () => {
    const text =
      'status=lost&status=booked&status=booked&sort=magic&hotel=%20&number=T-1&stay-from=2026-02-30&payment=gold';
    expect(read(text)).toEqual({ ...noFilter, statuses: ['BOOKED'], number: 'T-1' });
  });
});

describe('the filter for the API', () => {
  it('sends what is asked for and nothing else', () => {
    expect(filterToInput(read('number=T-261121'), '2026-12-01')).toEqual({
      travelNumber: 'T-261121',
      onlyMine: false,
      sort: 'CREATED_AT_DESC',
    });
    expect(
      filterToInput(read('employee=u1&payment=card&branch=b1&booked-from=2026-11-01&booked-to=2026-11-30')),
    ).toMatchObject({
      employeeIds: ['u1'],
      paymentType: 'CREDIT_CARD',
      branchId: 'b1',
      bookedFrom: '2026-11-01',
      bookedTo: '2026-11-30',
    });
  });

  it.each([
    ['upcoming=1', '2026-12-01'],
    ['upcoming=1&stay-from=2026-11-01', '2026-12-01'],
    ['upcoming=1&stay-from=2027-01-01', '2027-01-01'],
    ['stay-from=2026-11-01', '2026-11-01'],
    ['', undefined],
  ])('asks for the stays of "%s" from %s on', (text, stayFrom) => {
    expect(filterToInput(read(text), '2026-12-01').stayFrom).toBe(stayFrom);
  });
});

it.each([
  ['', '', true],
  ['2026-12-01', '', true],
  ['', '2026-12-01', true],
  ['2026-12-01', '2026-12-01', true],
  ['2026-12-31', '2027-01-01', true],
  ['2027-01-01', '2026-12-31', false],
])('the period %s to %s is right: %s', (from, to, right) => {
  expect(periodProblem(from, to) === undefined).toBe(right);
});

it('tells what is typed apart from what acts at once', () => {
  const typed = { ...noFilter, hotel: '東京' };
  const ordered = { ...typed, statuses: ['BOOKED' as const], onlyMine: true, sort: 'stay' as const };
  expect(conditionsKey(ordered)).toBe(conditionsKey(typed));
  expect(conditionsKey(noFilter)).not.toBe(conditionsKey(typed));
});
