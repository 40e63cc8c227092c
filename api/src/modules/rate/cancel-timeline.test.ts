import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CancelPenalty } from '../../adapters/supplier/supplier-rate.ts';
import { pricingFixture } from './_rate-fixture.ts';
import { mapCancelPolicy } from './cancel-policy.ts';
import { chargedPenalty, computeCancelTimeline, supplierPenalty } from './cancel-timeline.ts';
import { policyPrice } from './pricing.ts';
import { UnreadableRateError } from './unreadable-rate-error.ts';

const tokyo = 'Asia/Tokyo';
const bookedAt = new Date('2027-01-01T00:00:00Z');
const couple = { adults: 2, childAges: [] };

function price(rooms = 1, checkin = '2027-01-31') {
  const pricing = {
    '2': pricingFixture([
      [10_000, 1_000],
      [20_000, 2_000],
    ]),
  };
  const stay = { checkin, checkout: '2027-02-02', occupancies: Array.from({ length: rooms }, () => couple) };
  return policyPrice(pricing, stay);
}

function policy(
  penalties: readonly CancelPenalty[],
  options: { refundable?: boolean; locked?: { start: string; end: string }[]; zone?: string } = {},
) {
  return mapCancelPolicy(
    {
      refundable: options.refundable ?? true,
      cancelPenalties: penalties,
      nonrefundableDates: options.locked ?? [],
    },
    options.zone ?? tokyo,
  );
}

const window = (start: string, end: string, cost: Partial<CancelPenalty>): CancelPenalty => ({
  currency: 'JPY',
  start: `2027-01-${start}+09:00`,
  end: `2027-01-${end}+09:00`,
  ...cost,
});

describe('computeCancelTimeline', () => {
  // spec: 3.cancel-penalty
  it('orders windows and gives yen for each kind of penalty', () => {
    const timeline = computeCancelTimeline(
      policy([
        window('31T15:00:00', '31T23:59:59', { percent: 100 }),
        window('28T18:00:00', '30T17:59:59', { amount: '3000' }),
        window('30T18:00:00', '31T14:59:59', { nights: 1 }),
      ]),
      price(2),
      { timeZone: tokyo, bookedAt },
    );
    expect(timeline).toEqual({
      freeUntil: '2027-01-28T17:59:00+09:00',
      alwaysFree: false,
      stages: [
        { start: null, end: '2027-01-28T17:59:00+09:00', penaltyPrice: 0, label: 'キャンセル無料' },
        {
          start: '2027-01-28T17:59:00+09:00',
          end: '2027-01-30T17:59:00+09:00',
          penaltyPrice: 6_000,
          label: 'キャンセル料 ¥6,000',
        },
        {
          start: '2027-01-30T17:59:00+09:00',
          end: '2027-01-31T14:59:00+09:00',
          penaltyPrice: 22_000,
          label: 'キャンセル料 1泊分(¥22,000)',
        },
        {
          start: '2027-01-31T14:59:00+09:00',
          end: null,
          penaltyPrice: 66_000,
          label: 'キャンセル料 全額(¥66,000)',
        },
      ],
    });
  });

  it('puts deadlines on the clock of the property, whatever offset the supplier wrote', () => {
    const zone = 'America/New_York';
    const timeline = computeCancelTimeline(
      policy([{ start: '2027-03-14T23:00:00Z', end: '2027-03-16T04:00:00Z', percent: 50 }], { zone }),
      price(1, '2027-03-15'),
      { timeZone: zone, bookedAt },
    );
    expect(timeline.freeUntil).toBe('2027-03-14T18:59:00-04:00');
  });

  it.each([
    ['on a leap day', tokyo, '2028-02-29T09:00:00Z', '2028-03-02', '2028-02-29T17:59:00+09:00'],
    [
      'on the last day of a month there, which is over here',
      'Pacific/Honolulu',
      '2027-02-01T04:00:00Z',
      '2027-02-02',
      '2027-01-31T17:59:00-10:00',
    ],
    [
      'on the first day of a year there, which has not begun here',
      'Pacific/Auckland',
      '2027-12-31T14:00:00Z',
      '2028-01-03',
      '2028-01-01T02:59:00+13:00',
    ],
  ])('keeps the day of a deadline %s', (_, zone, start, checkin, freeUntil) => {
    const end = new Date(Date.parse(start) + 172_800_000).toISOString();
    const { freeUntil: computed, stages } = computeCancelTimeline(
      policy([{ start, end, percent: 50 }], { zone }),
      price(1, checkin),
      { timeZone: zone, bookedAt },
    );
    expect(computed).toBe(freeUntil);
    expect(stages.at(-1)?.start).toBe(freeUntil);
  });

  it('adds up a window that states several kinds', () => {
    const both = policy([window('28T18:00:00', '31T23:59:59', { percent: 10, amount: '500' })]);
    const { stages } = computeCancelTimeline(both, price(), { timeZone: tokyo, bookedAt });
    expect(stages.at(-1)).toMatchObject({ penaltyPrice: 3_800, label: 'キャンセル料 宿泊料金の10%(¥3,800)' });
    expect(both.penalties.map(({ __typename }) => __typename)).toEqual([
      'AmountCancelPenalty',
      'PercentCancelPenalty',
    ]);
  });

  it('leaves out windows that were over when it was booked', () => {
    const late = new Date('2027-01-29T00:00:00+09:00');
    const { freeUntil, stages } = computeCancelTimeline(
      policy([
        window('20T00:00:00', '27T23:59:59', { percent: 10 }),
        window('28T00:00:00', '31T23:59:59', { percent: 50 }),
      ]),
      price(),
      { timeZone: tokyo, bookedAt: late },
    );
    expect(freeUntil).toBeNull();
    expect(stages).toEqual([
      { start: null, end: null, penaltyPrice: 16_500, label: 'キャンセル料 宿泊料金の50%(¥16,500)' },
    ]);
  });

  it('costs everything from booking when nothing is refundable', () => {
    const timeline = computeCancelTimeline(policy([], { refundable: false }), price(), {
      timeZone: tokyo,
      bookedAt,
    });
    expect(timeline).toEqual({
      freeUntil: null,
      alwaysFree: false,
      stages: [{ start: null, end: null, penaltyPrice: 33_000, label: 'キャンセル料 全額(¥33,000)' }],
    });
  });

  it('never calls a rate free that the supplier calls not refundable', () => {
    const later = policy([window('30T00:00:00', '31T23:59:59', { percent: 80 })], { refundable: false });
    const { freeUntil, stages } = computeCancelTimeline(later, price(), { timeZone: tokyo, bookedAt });
    expect(freeUntil).toBeNull();
    expect(stages).toHaveLength(1);
    expect(stages[0]?.penaltyPrice).toBe(26_400);
  });

  it('keeps nights that are never refunded, in addition to the windows and at most the price', () => {
    const locked = [{ start: '2027-01-31', end: '2027-01-31' }];
    const timeline = computeCancelTimeline(
      policy([window('30T00:00:00', '31T23:59:59', { percent: 50 })], { locked }),
      price(),
      { timeZone: tokyo, bookedAt },
    );
    expect(timeline.freeUntil).toBeNull();
    expect(timeline.stages.map(({ penaltyPrice }) => penaltyPrice)).toEqual([11_000, 27_500]);
    const all = policy([window('30T00:00:00', '31T23:59:59', { percent: 90 })], { locked });
    expect(supplierPenalty(all, price(), new Date('2027-01-30T12:00:00+09:00'))).toBe(33_000);
  });

  it('is free until check-in day begins when there is no penalty at all', () => {
    const timeline = computeCancelTimeline(policy([]), price(), { timeZone: tokyo, bookedAt });
    expect(timeline.freeUntil).toBe('2027-01-31T00:00:00+09:00');
    expect(timeline.alwaysFree).toBe(true);
    expect(timeline.stages).toHaveLength(1);
  });
});

describe('chargedPenalty', () => {
  const at = (windows: ReturnType<typeof policy>, text: string) =>
    chargedPenalty(windows, price(), new Date(`${text}+09:00`));

  it('is the next window’s from a minute before that begins', () => {
    const windows = policy([window('28T18:00:00', '31T23:59:59', { nights: 1 })]);
    expect(at(windows, '2027-01-28T17:58:59.999')).toBe(0);
    expect(at(windows, '2027-01-28T17:59:00')).toBe(11_000);
  });

  it('is the dearer one’s to its end where a cheaper one follows', () => {
    const windows = policy([
      window('28T18:00:00', '29T18:00:00', { amount: '9000' }),
      window('29T18:00:00', '31T23:59:59', { amount: '4000' }),
    ]);
    expect(at(windows, '2027-01-29T17:59:59')).toBe(9_000);
    expect(at(windows, '2027-01-29T18:00:00')).toBe(4_000);
    const { stages } = computeCancelTimeline(windows, price(), { timeZone: tokyo, bookedAt });
    expect(stages.map(({ start }) => start)).toEqual([
      null,
      '2027-01-28T17:59:00+09:00',
      '2027-01-29T18:00:00+09:00',
    ]);
  });

  it('is at every moment what the timeline says of it, and never less than the supplier keeps', () => {
    const second = fc.integer({ min: 0, max: 300 });
    const instant = (offset: number) => new Date(bookedAt.getTime() + offset * 1000);
    const windows = fc.array(
      fc.record({ start: second, length: fc.integer({ min: 1, max: 200 }), amount: fc.nat(40_000) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(windows, fc.boolean(), second, (drawn, refundable, offset) => {
        const terms = policy(
          drawn.map(({ start, length, amount }) => ({
            currency: 'JPY',
            start: instant(start).toISOString(),
            end: instant(start + length).toISOString(),
            amount: String(amount),
          })),
          { refundable },
        );
        const { stages, freeUntil, alwaysFree } = computeCancelTimeline(terms, price(), {
          timeZone: tokyo,
          bookedAt,
        });
        const now = instant(offset);
        const stage = stages.findLast(({ start }) => start === null || Date.parse(start) <= now.getTime());
        const charged = chargedPenalty(terms, price(), now);
        expect(charged).toBe(stage?.penaltyPrice);
        expect(charged).toBeGreaterThanOrEqual(supplierPenalty(terms, price(), now));
        const isShownFree = alwaysFree || (freeUntil !== null && now.getTime() < Date.parse(freeUntil));
        expect(isShownFree && charged > 0).toBe(false);
      }),
    );
  });
});

describe('supplierPenalty', () => {
  const windows = policy([
    window('28T18:00:00', '30T17:59:59', { nights: 1 }),
    window('30T18:00:00', '31T23:59:59', { percent: 100 }),
  ]);
  const at = (text: string, rooms = 1) => supplierPenalty(windows, price(rooms), new Date(`${text}+09:00`));

  it('is free to the last moment before a window and costs from its first', () => {
    expect(at('2027-01-28T17:59:59')).toBe(0);
    expect(at('2027-01-28T18:00:00')).toBe(11_000);
  });

  it('keeps the penalty through the second between two windows and after the last', () => {
    expect(at('2027-01-30T17:59:59')).toBe(11_000);
    expect(at('2027-02-01T09:00:00')).toBe(33_000);
  });

  it('charges every room by itself', () => {
    expect(at('2027-01-29T00:00:00', 3)).toBe(33_000);
  });

  it('never takes more nights than there are, nor more than a room costs', () => {
    const many = policy([window('28T18:00:00', '31T23:59:59', { nights: 9 })]);
    expect(supplierPenalty(many, price(), new Date('2027-01-29T00:00:00+09:00'))).toBe(33_000);
    const dear = policy([window('28T18:00:00', '31T23:59:59', { amount: '99999' })]);
    expect(supplierPenalty(dear, price(2), new Date('2027-01-29T00:00:00+09:00'))).toBe(66_000);
  });

  it('rounds a percentage to the nearest yen per room', () => {
    const third = policy([window('28T18:00:00', '31T23:59:59', { percent: 33.335 })]);
    expect(supplierPenalty(third, price(2), new Date('2027-01-29T00:00:00+09:00'))).toBe(22_002);
  });

  it('refuses a penalty without a cost', () => {
    expect(() => policy([window('28T18:00:00', '31T23:59:59', {})])).toThrow(UnreadableRateError);
  });
});
