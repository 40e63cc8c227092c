import { expect, it } from 'vitest';
import { estimateLocalTax as answerFor, type TaxedStay } from './estimate-local-tax.ts';

const sapporo = { countryCode: 'JP', province: '北海道', city: '札幌市中央区' };
const atami = { countryCode: 'JP', province: '静岡県', city: '熱海市' };
const kyoto = { countryCode: 'JP', province: '京都府', city: '京都市下京区' };

const estimateLocalTax = (stay: TaxedStay) => answerFor(stay).estimate;

/** Nights from the first of December 2026 on. */
const december = (...prices: number[]) =>
  prices.map((price, index) => ({ date: `2026-12-0${index + 1}`, price }));

const stay = (more: Partial<TaxedStay>): TaxedStay => ({
  place: sapporo,
  hasHotSpring: false,
  rooms: [{ nights: december(11_000), adults: 1, childAges: [] }],
  includesMeals: false,
  ...more,
});

it('names the taxes of prefecture and municipality apart', () => {
  expect(
    estimateLocalTax(stay({ rooms: [{ nights: december(11_000, 11_000), adults: 2, childAges: [] }] })),
  ).toEqual({
    total: 1_200,
    isUpperBound: false,
    taxes: [
      {
        kind: 'LODGING',
        authority: '北海道',
        amount: 400,
        source: '北海道宿泊税条例',
        isShareOfPrice: false,
      },
      {
        kind: 'LODGING',
        authority: '札幌市',
        amount: 800,
        source: '札幌市宿泊税条例',
        isShareOfPrice: false,
      },
    ],
  });
});

it('counts each night by its own date and price', () => {
  const rooms = [
    {
      nights: [
        { date: '2026-02-28', price: 11_000 },
        { date: '2026-03-01', price: 11_000 },
        { date: '2026-03-02', price: 22_000 },
      ],
      adults: 1,
      childAges: [],
    },
  ];
  expect(estimateLocalTax(stay({ place: kyoto, rooms }))?.total).toBe(200 + 400 + 1_000);
});

it('has one line for an authority whose rule changes during the stay', () => {
  const over = (place: TaxedStay['place'], ...dates: string[]) => {
    const nights = dates.map((date) => ({ date, price: 11_000 }));
    return estimateLocalTax(stay({ place, rooms: [{ nights, adults: 1, childAges: [] }] }))?.taxes.map(
      ({ authority, amount }) => [authority, amount],
    );
  };
  expect(over(kyoto, '2026-02-28', '2026-03-01')).toEqual([['京都市', 200 + 400]]);
  const kutchan = { countryCode: 'JP', province: '北海道', city: '倶知安町' };
  expect(over(kutchan, '2026-03-31', '2026-04-01')).toEqual([['倶知安町', 200 + 300]]);
});

it('keeps the lodging tax and the hot-spring tax of an authority apart', () => {
  const hakodate = { countryCode: 'JP', province: '北海道', city: '函館市' };
  const taxes = estimateLocalTax(stay({ place: hakodate, hasHotSpring: true }))?.taxes;
  expect(taxes?.map(({ kind, authority }) => [kind, authority])).toEqual([
    ['LODGING', '北海道'],
    ['LODGING', '函館市'],
    ['HOT_SPRING', '函館市'],
  ]);
});

it.each([
  [6_599, 1, 200],
  [6_600, 1, 400],
  [19_799, 3, 600],
  [19_800, 3, 1_200],
])('takes the price per guest without consumption tax: %d yen for %d', (price, adults, total) => {
  const rooms = [{ nights: december(price), adults, childAges: [] }];
  expect(estimateLocalTax(stay({ place: kyoto, rooms }))?.total).toBe(total);
});

it('lets children below the age of the rule go free, and no others', () => {
  const total = (place: TaxedStay['place'], childAges: number[], hasHotSpring = false) =>
    estimateLocalTax(
      stay({ place, hasHotSpring, rooms: [{ nights: december(33_000), adults: 2, childAges }] }),
    )?.total;
  expect(total(atami, [11])).toBe(400);
  expect(total(atami, [12])).toBe(600);
  expect(total(atami, [11], true)).toBe(400 + 300);
  expect(total(sapporo, [3])).toBe(900);
});

it('adds up rooms of different prices', () => {
  const rooms = [
    { nights: december(5_500), adults: 1, childAges: [] },
    { nights: december(22_000), adults: 1, childAges: [] },
  ];
  expect(estimateLocalTax(stay({ place: kyoto, rooms }))?.total).toBe(200 + 1_000);
});

it('says that it may be less where the price holds meals and the tax depends on it', () => {
  expect(estimateLocalTax(stay({ includesMeals: true }))?.isUpperBound).toBe(true);
  expect(estimateLocalTax(stay({ place: atami, includesMeals: true }))?.isUpperBound).toBe(false);
});

it('tells apart that nothing is due and that one of the taxes is not known', () => {
  const at = (province: string, city: string, hasHotSpring = false) =>
    answerFor(stay({ place: { countryCode: 'JP', province, city }, hasHotSpring }));
  const none = { state: 'NONE', estimate: null };
  const unknown = { state: 'UNKNOWN', estimate: null };
  expect(at('群馬県', '草津町')).toEqual(none);
  expect(at('群馬県', '草津町', true).estimate?.taxes).toEqual([
    { kind: 'HOT_SPRING', authority: null, amount: 150, source: '地方税法第701条の2', isShareOfPrice: false },
  ]);
  expect(at('東京都', '千代田区')).toMatchObject({ state: 'ESTIMATED', estimate: { total: 100 } });
  expect(at('北海道', 'ニセコ町')).toEqual(unknown);
  expect(at('北海道', '釧路市', true)).toEqual(unknown);
  expect(at('Hokkaido', 'Sapporo')).toEqual(unknown);
  expect(answerFor(stay({ place: { countryCode: 'FR', city: 'パリ' } }))).toEqual(unknown);
  expect(answerFor(stay({ place: { countryCode: 'FR', city: 'パリ' }, rooms: [] }))).toEqual(none);
});
