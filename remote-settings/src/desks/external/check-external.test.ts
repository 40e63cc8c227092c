import { noBilledTax, severalRates } from '@yado/shared/format/billed-tax-entry';
import { describe, expect, it } from 'vitest';
import { checkExternal, readAges } from './check-external.ts';
import { emptyEntry, type ExternalEntry, newRoom } from './external-entry.ts';

const room = { ...newRoom(0), familyName: 'tanaka', givenName: 'Ken' };
const entry: ExternalEntry = {
  ...emptyEntry,
  employeeId: 'u1',
  supplierName: ' 旅館手配センター ',
  supplierConfirmationId: 'RC-1',
  hotelName: '柊家',
  city: '京都',
  address: ' 中京区麩屋町1-2 ',
  phone: '075-211-0000',
  countryCode: 'JP',
  checkin: '2027-02-28',
  checkout: '2027-03-02',
  rooms: [room],
  price: '２４,８００',
};
const findProblems = (change: Partial<ExternalEntry>) => checkExternal({ ...entry, ...change }).problems;

// spec: 7.external-booking
describe('an external booking', () => {
  it('is sent as the server takes it: names in capitals, whole yen, by invoice', () => {
    expect(checkExternal({ ...entry, rooms: [{ ...room, childAges: '9、12' }] }).booking).toMatchObject({
      supplierName: '旅館手配センター',
      countryCode: 'JP',
      timeZone: null,
      address: '中京区麩屋町1-2',
      phone: '075-211-0000',
      stay: {
        checkin: '2027-02-28',
        checkout: '2027-03-02',
        occupancies: [{ adults: 1, childAges: [9, 12] }],
      },
      guests: [{ familyName: 'TANAKA', givenName: 'KEN', specialRequest: null }],
      paymentPrice: 24_800,
      paymentType: 'INVOICE',
      cancelPenalties: null,
    });
  });

  it('carries the place that was chosen, and the tax as billed of a hotel in Japan', () => {
    const billedTax = { ...noBilledTax, rate: '8', price: '1,630' };
    const bill = { ratePercent: 8, taxPrice: 1_630, registrationNumber: null };
    expect(checkExternal({ ...entry, placeId: '6053839', billedTax }).booking).toMatchObject({
      placeId: '6053839',
      billedTax: bill,
    });
    expect(checkExternal({ ...entry, countryCode: 'FR', billedTax }).booking).toMatchObject({
      placeId: null,
      billedTax: null,
    });
  });

  it('compares the parts of a bill with the price that is typed', () => {
    const parts = { ...noBilledTax.parts, billedPrice10: '24500', billedTax10: '2227', billedUntaxed: '300' };
    const billedTax = { ...noBilledTax, rate: severalRates, parts };
    expect(checkExternal({ ...entry, billedTax }).booking?.billedTax?.parts).toHaveLength(2);
    expect(findProblems({ billedTax, price: '25000' })?.billedUntaxed).toContain('¥200少なく');
    expect(Object.keys(findProblems({ billedTax, price: '' }) ?? {})).toEqual(['price']);
  });

  it('names every empty field at once', () => {
    expect(Object.keys(checkExternal(emptyEntry).problems ?? {}).sort()).toEqual([
      'address',
      'city',
      'countryCode',
      'employee',
      'hotelName',
      'phone',
      'price',
      'rooms.0.familyName',
      'rooms.0.givenName',
      'stay',
      'supplierConfirmationId',
      'supplierName',
    ]);
  });

  it.each([
    ['a long confirmation number', { supplierConfirmationId: 'x'.repeat(61) }, 'supplierConfirmationId'],
    ['no country', { countryCode: '' }, 'countryCode'],
    ['a price of nothing', { price: '0' }, 'price'],
    ['less than a yen for each room', { price: '1', rooms: [room, { ...room, key: 1 }] }, 'price'],
    ['a price that is no number', { price: '2万円' }, 'price'],
    ['a name in kanji', { rooms: [{ ...room, familyName: '田中' }] }, 'rooms.0.familyName'],
    ['the age of a grown-up', { rooms: [{ ...room, childAges: '18' }] }, 'rooms.0.childAges'],
    ['no tax on the bill', { billedTax: { ...noBilledTax, rate: '10' } }, 'billedPrice'],
    [
      'a number without its T',
      { billedTax: { ...noBilledTax, rate: '10', price: '1', number: '8' } },
      'billedNumber',
    ],
    ['a request with an emoji', { rooms: [{ ...room, specialRequest: '窓側🙏' }] }, 'rooms.0.specialRequest'],
    ['a long request', { rooms: [{ ...room, specialRequest: 'x'.repeat(251) }] }, 'rooms.0.specialRequest'],
  ] satisfies [string, Partial<ExternalEntry>, string][])('is refused for %s', (_name, change, field) => {
    expect(Object.keys(findProblems(change) ?? {})).toEqual([field]);
  });

  it('proposes the Latin spelling of a name in kana', () => {
    expect(findProblems({ rooms: [{ ...room, familyName: 'たなか' }] })?.['rooms.0.familyName']).toContain(
      'TANAKA',
    );
  });

  it('carries the clock that was chosen', () => {
    const abroad = { ...entry, countryCode: 'US', timeZone: 'America/Los_Angeles' };
    expect(checkExternal(abroad).booking).toMatchObject({
      countryCode: 'US',
      timeZone: 'America/Los_Angeles',
    });
  });

  it('is free to cancel when it says so', () => {
    expect(checkExternal({ ...entry, policy: 'free' }).booking?.cancelPenalties).toEqual([]);
  });
});

describe('the stages of an external booking’s cancel policy', () => {
  const stage = (
    key: number,
    from: string,
    value: string,
    kind: 'percent' | 'nights' | 'amount' = 'percent',
  ) => ({
    key,
    from,
    value,
    kind,
  });

  it('each end where the next begins, the last one with the stay, by Japan’s clock', () => {
    const stages = [stage(0, '2027-02-20T00:00', '30'), stage(1, '2027-02-27T18:00', '1', 'nights')];
    expect(checkExternal({ ...entry, policy: 'stages', stages }).booking?.cancelPenalties).toEqual([
      {
        start: '2027-02-20T00:00:00+09:00',
        end: '2027-02-27T18:00:00+09:00',
        currency: 'JPY',
        percent: 30,
        nights: null,
        amount: null,
      },
      {
        start: '2027-02-27T18:00:00+09:00',
        end: '2027-03-02T00:00:00+09:00',
        currency: 'JPY',
        percent: null,
        nights: 1,
        amount: null,
      },
    ]);
  });

  it.each([
    ['no moment', [stage(0, '', '30')], 'stages.0.from'],
    [
      'a moment before the one above',
      [stage(0, '2027-02-20T00:00', '30'), stage(1, '2027-02-20T00:00', '50')],
      'stages.1.from',
    ],
    ['a moment after the stay', [stage(0, '2027-03-02T00:00', '30')], 'stages.0.from'],
    ['more than everything', [stage(0, '2027-02-20T00:00', '101')], 'stages.0.value'],
    ['no nights', [stage(0, '2027-02-20T00:00', '0', 'nights')], 'stages.0.value'],
    ['no yen', [stage(0, '2027-02-20T00:00', '', 'amount')], 'stages.0.value'],
  ])('are refused with %s', (_name, stages, field) => {
    expect(Object.keys(findProblems({ policy: 'stages', stages }) ?? {})).toEqual([field]);
  });
});

it.each([
  ['', []],
  ['9', [9]],
  ['9, 12', [9, 12]],
  ['９、１２', [9, 12]],
  ['0 17', [0, 17]],
  ['18', null],
  ['-1', null],
  ['九', null],
])('reads %j as ages %j', (text, ages) => {
  expect(readAges(text)).toEqual(ages);
});
