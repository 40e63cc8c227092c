import { describe, expect, it } from 'vitest';
import type { PropertyFilterInput, PropertySort } from '../../graphql/__generated__/schema-types.ts';
import { offer, quotedAt, row } from './_candidates.ts';
import type { Offer, Quote } from './offer.ts';
import { toCandidates, rankProperties } from './rank-properties.ts';

const quote = (...offers: Offer[]): Quote => ({ offers, score: 1 });

const rows = [row('1'), row('2', { guest_rating: null }), row('3', { guest_rating: 5 }), row('4')];
const quotes = new Map([
  ['1', quote()],
  ['2', quote(offer(9_000, { refundable: false }), offer(12_000))],
  ['3', quote(offer(8_000, { roomId: 'smoky' }))],
  ['4', quote(offer(20_000, { mealType: 'BREAKFAST' }))],
]);
const now = quotedAt;
const origin = { latitude: 35, longitude: 139 };
const ranking = { now, origin: { isPoint: false }, booked: new Set<string>() };
const order = (sort: PropertySort, filter: PropertyFilterInput = {}, hotels = rows) =>
  rankProperties(toCandidates(hotels, quotes, origin), quotes, { ...ranking, sort, filter });
const ids = (...args: Parameters<typeof order>) => order(...args).map(({ id }) => id);

describe('rankProperties', () => {
  it('keeps sold-out hotels last in every order', () => {
    for (const sort of [
      'RECOMMENDED',
      'PRICE_ASC',
      'PRICE_DESC',
      'GUEST_RATING',
      'STAR',
      'DISTANCE',
      'CANCEL_DEADLINE',
    ] as const) {
      expect(ids(sort).at(-1)).toBe('1');
    }
  });

  it('sorts by price both ways and puts unrated hotels behind rated ones', () => {
    expect(ids('PRICE_ASC')).toEqual(['3', '2', '4', '1']);
    expect(ids('PRICE_DESC')).toEqual(['4', '2', '3', '1']);
    expect(ids('GUEST_RATING')).toEqual(['3', '4', '2', '1']);
  });

  it('sorts by the latest free cancellation, what never is free behind', () => {
    const penalty = (start: string) => ({ start, end: '2027-02-01T00:00:00Z', nights: 1, currency: 'JPY' });
    const free = (start: string): Partial<Offer> => ({
      policy: { refundable: true, cancelPenalties: [penalty(start)], nonrefundableDates: [] },
    });
    const sold = new Map([
      ['1', quote()],
      ['2', quote(offer(9_000, free('2027-01-20T00:00:00Z')))],
      [
        '3',
        quote(
          offer(8_000, {
            policy: { refundable: false, cancelPenalties: [], nonrefundableDates: [] },
          }),
        ),
      ],
      ['4', quote(offer(7_000, free('2027-01-25T00:00:00Z')))],
    ]);
    const found = rankProperties(toCandidates(rows, sold, origin), sold, {
      ...ranking,
      sort: 'CANCEL_DEADLINE',
      filter: {},
    });
    expect(found.map(({ id }) => id)).toEqual(['4', '2', '3', '1']);
  });

  describe('by the latest free cancellation', () => {
    const until = (start: string): Partial<Offer> => ({
      policy: {
        refundable: true,
        cancelPenalties: [{ start, end: '2027-02-01T00:00:00Z', nights: 1, currency: 'JPY' }],
        nonrefundableDates: [],
      },
    });
    const never: Partial<Offer> = {
      refundable: false,
      policy: { refundable: false, cancelPenalties: [], nonrefundableDates: [] },
    };
    const sold = new Map([
      ['1', quote()],
      ['2', quote(offer(5_000, never), offer(9_000, until('2027-01-25T00:00:00Z')))],
      ['3', quote(offer(8_000, never), offer(9_500, until('2026-12-01T00:00:00Z')))],
      ['4', quote(offer(7_000, until('2027-01-20T00:00:00Z')))],
    ]);
    const found = (filter: PropertyFilterInput) =>
      rankProperties(toCandidates(rows, sold, origin), sold, { ...ranking, sort: 'CANCEL_DEADLINE', filter });

    it('goes by the rate that is free to cancel and shows it, however cheap another rate is', () => {
      expect(found({}).map(({ id, offer: shown }) => [id, shown?.averagePrice])).toEqual([
        ['2', 9_000],
        ['4', 7_000],
        ['3', 8_000],
        ['1', undefined],
      ]);
    });

    it('begins with a rate that stays free to cancel without a deadline', () => {
      const always = { policy: { refundable: true, cancelPenalties: [], nonrefundableDates: [] } };
      const withoutDeadline = new Map([...sold, ['3', quote(offer(8_000, always))]]);
      const ranked = rankProperties(toCandidates(rows, withoutDeadline, origin), withoutDeadline, {
        ...ranking,
        sort: 'CANCEL_DEADLINE',
        filter: {},
      });
      expect(ranked.map(({ id }) => id)).toEqual(['3', '2', '4', '1']);
    });

    it('keeps a hotel whose free rate alone does not pass the filter, behind the others', () => {
      expect(
        found({ maxPaymentPrice: 8_500 }).map(({ id, offer: shown }) => [id, shown?.averagePrice]),
      ).toEqual([
        ['4', 7_000],
        ['2', 5_000],
        ['3', 8_000],
      ]);
    });
  });

  it('counts a rate whose free time is over as none that is free to cancel', () => {
    const over: Partial<Offer> = {
      policy: {
        refundable: true,
        cancelPenalties: [
          { start: '2026-12-31T00:00:00Z', end: '2027-02-01T00:00:00Z', nights: 1, currency: 'JPY' },
        ],
        nonrefundableDates: [],
      },
    };
    const sold = new Map([
      ['2', quote(offer(5_000, over))],
      ['3', quote(offer(5_000, over), offer(9_000))],
    ]);
    const found = rankProperties(toCandidates(rows, sold, origin), sold, {
      ...ranking,
      sort: 'PRICE_ASC',
      filter: { freeCancellation: true },
    });
    expect(found.map(({ id, offer: shown }) => [id, shown?.averagePrice])).toEqual([['3', 9_000]]);
  });

  it('takes the price band for the price that the list shows', () => {
    expect(ids('PRICE_ASC', { minPaymentPrice: 12_000, freeCancellation: true })).toEqual(['2', '4']);
  });

  it('prices a hotel by its cheapest rate that passes the filter', () => {
    const [first] = order('PRICE_ASC', { freeCancellation: true }).filter(({ id }) => id === '2');
    expect(first?.offer?.averagePrice).toBe(12_000);
  });

  it('leaves out what does not pass, sold-out hotels included', () => {
    expect(ids('PRICE_ASC', { mealTypes: ['BREAKFAST'] })).toEqual(['4']);
    expect(ids('PRICE_ASC', { maxPaymentPrice: 9_000 })).toEqual(['3', '2']);
    expect(ids('PRICE_ASC', { minPaymentPrice: 12_000 })).toEqual(['4']);
  });

  it('knows which rooms are for smokers', () => {
    const smoky = rows.map((each) => ({ ...each, smoking_room_ids: ['smoky'] }));
    const left = order('PRICE_ASC', { nonSmoking: true }, smoky);
    expect(left.map(({ id }) => id)).toEqual(['2', '4']);
  });
});
