import { expect, it } from 'vitest';
import { type HotelGround, type KnownTax, settleGround, settleTax } from './settle-ground.ts';
import { taxBasisText } from './tax-words.ts';

const hotel = (basis: HotelGround['basis'], number: string | null = null): HotelGround => ({
  basis,
  registration_number: number,
  checked_on: number && '2026-10-01',
  consent_on: basis === 'PROXY' ? '2026-10-02' : null,
});
const issuer = { registrationNumber: 'T9000000000000' };
const nobody = { registrationNumber: null };
const number = 'T8000000000001';

it.each([
  [null, issuer, 'HOTEL', null],
  [hotel('OWN'), issuer, 'OWN', null],
  [hotel('OWN'), nobody, 'UNREGISTERED', null],
  [hotel('PROXY', number), issuer, 'PROXY', number],
  [hotel('PROXY', number), nobody, 'HOTEL', number],
  [hotel('HOTEL', number), nobody, 'HOTEL', number],
  [hotel('UNREGISTERED'), issuer, 'UNREGISTERED', null],
] as const)('of %o sold by %o the tax rests on %s', (ground, seller, basis, hotelNumber) => {
  expect(settleGround(ground, seller)).toEqual({ basis, hotelNumber });
});

const nothing: KnownTax = { ground: null, isElsewhere: false, billed: null, said: null, split: null };
const elsewhere: KnownTax = { ...nothing, isElsewhere: true };
const bill = { ratePercent: 8, taxPrice: 800, registrationNumber: 'T7000000000002', parts: null } as const;
const said = { basis: 'HOTEL', hotelNumber: number, ratePercent: 10 } as const;

it.each([
  ['nothing is known', nothing, 'HOTEL', null, 'HOTEL', 10],
  ['the hotel is known', { ...nothing, ground: hotel('PROXY', number) }, 'PROXY', number, 'HOTEL', 10],
  ['it is from elsewhere, without a bill', elsewhere, 'HOTEL', null, 'BILL', 10],
  ['its bill has a number', { ...elsewhere, billed: bill }, 'HOTEL', bill.registrationNumber, 'BILL', 8],
  [
    'its bill has none',
    { ...elsewhere, billed: { ...bill, registrationNumber: null } },
    'UNREGISTERED',
    null,
    'BILL',
    8,
  ],
  [
    'the hotel is known, but the rate is of the bill',
    { ...elsewhere, billed: bill, ground: hotel('HOTEL', number) },
    'HOTEL',
    number,
    'HOTEL',
    8,
  ],
  [
    'papers named the arranger before the hotel was known',
    { ...elsewhere, ground: hotel('OWN'), said: { ...said, source: 'BILL' } },
    'HOTEL',
    number,
    'BILL',
    10,
  ],
  [
    'papers named the hotel before the bill came',
    { ...elsewhere, billed: bill, said: { ...said, source: 'HOTEL' } },
    'HOTEL',
    number,
    'HOTEL',
    10,
  ],
  [
    'papers of before 0072 spoke of a trip from elsewhere',
    { ...elsewhere, said: { ...said, source: null } },
    'HOTEL',
    number,
    'BILL',
    10,
  ],
  [
    'papers of before 0072 spoke of another',
    { ...nothing, said: { ...said, source: null } },
    'HOTEL',
    number,
    'HOTEL',
    10,
  ],
] as const)(
  'where %s, a line keeps ground, source and rate',
  (_case, known, basis, hotelNumber, source, rate) => {
    expect(settleTax(known, issuer)).toEqual({ basis, hotelNumber, source, ratePercent: rate });
  },
);

it.each([
  ['OWN', '2026-10-01', '発行者の課税売上'],
  ['PROXY', '2026-10-01', '媒介者交付特例 宿泊施設の登録番号 T8000000000001'],
  ['HOTEL', '2026-10-01', '宿泊施設が適格請求書を交付 宿泊施設の登録番号 T8000000000001'],
  ['UNREGISTERED', '2026-09-30', '適格請求書なし(経過措置 80%控除)'],
  ['UNREGISTERED', '2026-10-01', '適格請求書なし(経過措置 70%控除)'],
  ['UNREGISTERED', '2031-10-01', '適格請求書なし(仕入税額控除なし)'],
  ['OUTSIDE', '2026-10-01', '消費税対象外'],
] as const)('%s on %s is in words', (basis, checkout, text) => {
  const isOfHotel = basis === 'PROXY' || basis === 'HOTEL';
  expect(
    taxBasisText({
      tax_basis: basis,
      hotel_registration_number: isOfHotel ? number : null,
      checkout,
      is_elsewhere: false,
    }),
  ).toBe(text);
});
