import { describe, expect, it } from 'vitest';
import type { TaxBasis } from '../../graphql/__generated__/schema-types.ts';
import {
  provesTax,
  sumTaxTotals,
  toInvoiceLines,
  toLinesBySeller,
  type UnbilledRoom,
} from './invoice-lines.ts';

const room = (change: Partial<UnbilledRoom>): UnbilledRoom => ({
  roomId: 'r',
  agencyId: null,
  travelId: 't',
  travelNumber: 'T-1',
  hotelName: 'ホテル',
  guestName: 'Tanaka Kenichi',
  checkin: '2026-10-01',
  checkout: '2026-10-02',
  canceled: false,
  isElsewhere: false,
  companyCode: null,
  departmentCode: null,
  taxed: 0,
  untaxed: 0,
  ground: null,
  billed: null,
  said: null,
  split: null,
  stay: null,
  ...change,
});
const issuer = { registrationNumber: 'T9000000000000' };
const short = (rooms: UnbilledRoom[]) =>
  toInvoiceLines(rooms, issuer).map(({ kind, price, taxRatePercent }) => [kind, price, taxRatePercent]);

describe('the lines of an invoice', () => {
  it('bill a stay in Japan with tax, one abroad and a cancellation fee without', () => {
    expect(short([room({ taxed: 11_000 }), room({ untaxed: 9_000 })])).toEqual([
      ['BOOKING', 11_000, 10],
      ['BOOKING', 9_000, null],
    ]);
    expect(short([room({ untaxed: 3_300, canceled: true })])).toEqual([['BOOKING', 3_300, null]]);
  });

  it('credit what was billed before and is not owed any more', () => {
    expect(short([room({ taxed: -4_000 })])).toEqual([['REFUND_CREDIT', -4_000, 10]]);
    expect(short([room({ taxed: -11_000, untaxed: 3_300, canceled: true })])).toEqual([
      ['CANCEL_CREDIT', -11_000, 10],
      ['BOOKING', 3_300, null],
    ]);
    expect(short([room({})])).toEqual([]);
  });

  it('add up to the difference, whatever the rooms', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 200; round += 1) {
      const rooms = Array.from({ length: random(30) }, () =>
        room({ taxed: random(90_001) - 45_000, untaxed: random(90_001) - 45_000, canceled: random(2) === 1 }),
      );
      const lines = toInvoiceLines(rooms, issuer);
      const owed = rooms.reduce((sum, { taxed, untaxed }) => sum + taxed + untaxed, 0);
      expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(owed);
      expect(sumTaxTotals(lines).reduce((sum, { price }) => sum + price, 0)).toBe(owed);
      expect(lines.every(({ kind, price }) => (kind === 'BOOKING') === price > 0)).toBe(true);
    }
  });
});

describe('what is billed to a branch', () => {
  it('is billed by who sold it, credits included', async () => {
    const rooms = [
      room({ agencyId: 'a1', taxed: 11_000 }),
      room({ taxed: 22_000 }),
      room({ agencyId: 'a1', taxed: -4_000, untaxed: 500 }),
    ];
    const bills = await toLinesBySeller(rooms, async () => issuer);
    expect(bills.map(({ agencyId, lines, total }) => [agencyId, lines.length, total])).toEqual([
      [null, 1, 22_000],
      ['a1', 3, 7_500],
    ]);
  });
});

describe('the tax of an invoice', () => {
  it('is rounded once per rate, not once per line', () => {
    // Per line 9 + 9 + 9 = 27; of the total of 330 it is 30.
    const lines = [110, 108, 112].map((price) => ({ price, taxRatePercent: 10 }));
    expect(sumTaxTotals(lines)).toEqual([
      { taxRatePercent: 10, proof: 'QUALIFIED', price: 330, taxPrice: 30 },
    ]);
    const thirds = [105, 105, 105].map((price) => ({ price, taxRatePercent: 10 }));
    expect(sumTaxTotals(thirds)).toEqual([
      { taxRatePercent: 10, proof: 'QUALIFIED', price: 315, taxPrice: 28 },
    ]);
  });

  it('is summed per rate, credits included, and is nothing outside the scope of the tax', () => {
    expect(
      sumTaxTotals([
        { price: 5_000, taxRatePercent: null },
        { price: 22_000, taxRatePercent: 10 },
        { price: -11_000, taxRatePercent: 10 },
      ]),
    ).toEqual([
      { taxRatePercent: 10, proof: 'QUALIFIED', price: 11_000, taxPrice: 1_000 },
      { taxRatePercent: null, proof: 'OUTSIDE', price: 5_000, taxPrice: 0 },
    ]);
  });

  it('of what hotels or nobody prove is separate from what the paper proves, each rounded once per rate', () => {
    const line = (price: number, taxBasis: TaxBasis, taxRatePercent = 10) => ({
      price,
      taxRatePercent,
      taxBasis,
    });
    expect(
      sumTaxTotals([
        line(105, 'UNREGISTERED'),
        line(105, 'HOTEL'),
        line(105, 'OWN'),
        line(105, 'PROXY'),
        line(105, 'PROXY'),
        line(1_080, 'OWN', 8),
        line(-5, 'HOTEL'),
        { price: 700, taxRatePercent: null, taxBasis: 'OUTSIDE' },
      ]),
    ).toEqual([
      { taxRatePercent: 10, proof: 'QUALIFIED', price: 315, taxPrice: 28 },
      { taxRatePercent: 10, proof: 'HOTEL', price: 100, taxPrice: 9 },
      { taxRatePercent: 10, proof: 'UNREGISTERED', price: 105, taxPrice: 9 },
      { taxRatePercent: 8, proof: 'QUALIFIED', price: 1_080, taxPrice: 80 },
      { taxRatePercent: null, proof: 'OUTSIDE', price: 700, taxPrice: 0 },
    ]);
  });
});

describe('what the tax of a line rests on', () => {
  const proxy = {
    basis: 'PROXY',
    registration_number: 'T9000000000000',
    checked_on: '2026-10-01',
    consent_on: '2026-10-01',
  } as const;
  const basisOf = (change: Partial<UnbilledRoom>) =>
    toInvoiceLines([room(change)], issuer).map(({ taxBasis, hotelRegistrationNumber }) => [
      taxBasis,
      hotelRegistrationNumber,
    ]);

  it('is the hotel, unless operators have recorded something else', () => {
    expect(basisOf({ taxed: 11_000 })).toEqual([['HOTEL', null]]);
    expect(basisOf({ taxed: 11_000, ground: proxy })).toEqual([['PROXY', 'T9000000000000']]);
  });

  it('is outside for what has no Japanese tax, whatever is known of the hotel', () => {
    expect(basisOf({ untaxed: 11_000, ground: proxy })).toEqual([['OUTSIDE', null]]);
  });

  it('of a credit is what the paper said that it corrects, also where that said nothing', () => {
    const said = { basis: 'HOTEL', hotelNumber: null, ratePercent: 10, source: null } as const;
    expect(basisOf({ taxed: -4_000, ground: proxy, said })).toEqual([['HOTEL', null]]);
    const untold = { basis: null, hotelNumber: null, ratePercent: 10, source: null };
    expect(basisOf({ taxed: -4_000, ground: proxy, said: untold })).toEqual([[null, null]]);
  });

  it('makes a paper a qualified one where it proves the tax of a line itself', () => {
    const line = (taxBasis: TaxBasis | null, taxRatePercent: number | null = 10) => ({
      price: 1,
      taxRatePercent,
      taxBasis,
    });
    expect(provesTax([line('HOTEL'), line('PROXY')], issuer)).toBe(true);
    expect(provesTax([line(null)], issuer)).toBe(true);
    expect(provesTax([line('HOTEL'), line('UNREGISTERED')], issuer)).toBe(false);
    expect(provesTax([line('OWN')], { registrationNumber: null })).toBe(false);
  });
});
