import { expect, it } from 'vitest';
import { chargePerson } from './charge-person.ts';
import { findRules } from './find-rules.ts';
import type { LocalTaxRule } from './local-tax-rule.ts';
import { localTaxRules } from './rules.ts';

const areaOf = ({ kind, prefecture, city, only }: LocalTaxRule) =>
  [kind, prefecture, city ?? '', only ? 'only' : ''].join(' ');

const named = localTaxRules.map((rule) => [`${areaOf(rule)} from ${rule.from}`, rule] as const);

const dayBefore = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** A place in which the rule holds, and no more special one. */
function placeOf({ prefecture, city, only }: LocalTaxRule) {
  return { countryCode: 'JP', province: prefecture ?? '群馬県', city: city ?? only?.[0] ?? '草津町' };
}

it('knows at least 40 rules', () => {
  expect(localTaxRules.length).toBeGreaterThanOrEqual(40);
});

it.each(named)(
  '%s names its source, an address that parses and days in order',
  (_name, { source, url, from, before = '9999-12-31' }) => {
    expect(source).not.toBe('');
    expect(URL.canParse(url)).toBe(true);
    expect(new Date(`${from}T00:00:00Z`).toISOString().slice(0, 10)).toBe(from);
    expect(before > from).toBe(true);
  },
);

it('has one rule of an authority for a night, and no night between two of them', () => {
  for (const rules of Map.groupBy(localTaxRules, areaOf).values()) {
    for (const [index, rule] of rules.entries()) {
      expect(rule.before).toBe(rules[index + 1]?.from);
    }
  }
});

it.each(named)('%s begins and ends on its days', (_name, rule) => {
  const isHeld = (night: string) => findRules(rule.kind, placeOf(rule), night).includes(rule);
  const { from, before } = rule;
  const around = [dayBefore(from), from, ...(before === undefined ? [] : [dayBefore(before), before])];
  expect(around.map(isHeld)).toEqual([false, true, true, false].slice(0, around.length));
});

/** Prices on both sides of each edge of a rule, with what it takes there. */
function listEdges({ charge }: LocalTaxRule): [price: number, yen: number | null][] {
  if (charge === 'UNKNOWN') return [[10_000, null]];
  if ('bands' in charge) {
    return charge.bands.flatMap(([from, yen], index): [number, number][] => {
      const below = charge.bands[index - 1]?.[1] ?? 0;
      return from === 0
        ? [[0, yen]]
        : [
            [from - 1, below],
            [from, yen],
          ];
    });
  }
  const { percent, from = 0, cap } = charge;
  const edges: [number, number][] = [
    [from, Math.floor((from * percent) / 100)],
    [10_000, percent * 100],
  ];
  if (from > 0) edges.push([from - 1, 0]);
  if (cap === undefined) return edges;
  const full = (cap * 100) / percent;
  return [...edges, [full - 1, cap - 1], [full, cap], [full * 2, cap]];
}

const edges = localTaxRules.flatMap((rule) =>
  listEdges(rule).map(([price, yen]) => [`${areaOf(rule)} from ${rule.from}`, price, yen, rule] as const),
);

it.each(edges)('%s at %d yen takes %j', (_name, price, yen, rule) => {
  expect(chargePerson(rule, price)).toBe(yen);
});

it('has bands in ascending order, each dearer than the one before', () => {
  const bands = localTaxRules.flatMap(({ charge }) =>
    typeof charge === 'object' && 'bands' in charge ? [charge.bands] : [],
  );
  for (const list of bands) {
    const isRising = list.every(
      ([from, yen], index) => from > (list[index - 1]?.[0] ?? -1) && yen > (list[index - 1]?.[1] ?? 0),
    );
    expect(isRising).toBe(true);
  }
});

const sumAt = (province: string, city: string, night: string, price: number) =>
  findRules('LODGING', { countryCode: 'JP', province, city }, night).map((rule) => chargePerson(rule, price));

// As the authorities publish them, sums of both levels included.
it.each([
  ['東京都', '東京', '2026-12-01', 9_999, [0]],
  ['東京都', '新宿区', '2026-12-01', 10_000, [100]],
  ['東京都', '新宿区', '2026-12-01', 14_999, [100]],
  ['東京都', '新宿区', '2026-12-01', 15_000, [200]],
  ['大阪府', '大阪市北区', '2025-08-31', 6_999, [0]],
  ['大阪府', '大阪市北区', '2025-09-01', 6_999, [200]],
  ['大阪府', '大阪市北区', '2025-09-01', 20_000, [500]],
  ['京都府', '京都市下京区', '2026-02-28', 100_000, [1_000]],
  ['京都府', '京都市下京区', '2026-03-01', 5_999, [200]],
  ['京都府', '京都市下京区', '2026-03-01', 6_000, [400]],
  ['京都府', '京都', '2026-03-01', 100_000, [10_000]],
  ['京都府', '宮津市', '2026-03-01', 100_000, []],
  ['北海道', '札幌市中央区', '2026-03-31', 50_000, []],
  ['北海道', '札幌市中央区', '2026-04-01', 19_999, [100, 200]],
  ['北海道', '札幌', '2026-04-01', 50_000, [500, 500]],
  ['北海道', '函館市', '2026-04-01', 100_000, [500, 2_000]],
  ['北海道', '倶知安町', '2026-03-31', 10_000, [200]],
  ['北海道', '倶知安町', '2026-04-01', 10_000, [300]],
  ['北海道', '虻田郡倶知安町', '2026-04-01', 100_000, [3_000]],
  ['北海道', '虻田郡 倶知安町', '2026-04-01', 10_000, [300]],
  ['北海道', '虻田郡倶知安', '2026-04-01', 10_000, [300]],
  ['北海道', '余市郡赤井川村', '2026-04-01', 10_000, [100, 200]],
  ['北海道', '稚内市', '2026-04-01', 10_000, [100]],
  ['宮城県', '仙台市青葉区', '2026-01-12', 6_000, []],
  ['宮城県', '仙台市青葉区', '2026-01-13', 6_000, [100, 200]],
  ['宮城県', '仙台市青葉区', '2026-01-13', 5_999, [0, 0]],
  ['宮城県', '松島町', '2026-01-13', 6_000, [300]],
  ['福岡県', '福岡市博多区', '2026-12-01', 19_999, [50, 150]],
  ['福岡県', '福岡市博多区', '2026-12-01', 20_000, [50, 450]],
  ['福岡県', '北九州市小倉北区', '2026-12-01', 50_000, [50, 150]],
  ['福岡県', '久留米市', '2026-12-01', 5_000, [200]],
  ['長野県', '松本市', '2026-06-01', 6_000, [100, 100]],
  ['長野県', '長野市', '2026-06-01', 6_000, [200]],
  ['長野県', '軽井沢町', '2026-06-01', 100_000, [100, 600]],
  ['長野県', '白馬村', '2026-06-01', 50_000, [100, 800]],
  ['長野県', '北安曇郡白馬村', '2026-06-01', 60_000, [100, 800]],
  ['長野県', '下高井郡野沢温泉村', '2026-06-01', 10_000, [350]],
  ['長野県', '白馬村', '2029-06-01', 100_000, [150, 1_850]],
  ['長野県', '野沢温泉村', '2026-06-01', 10_000, [350]],
  ['沖縄県', '那覇市', '2027-01-31', 10_000, []],
  ['沖縄県', '那覇市', '2027-02-01', 200_000, [2_000]],
  ['沖縄県', '恩納村', '2027-02-01', 10_000, [80, 120]],
  ['沖縄県', '国頭郡恩納村', '2027-02-01', 10_000, [80, 120]],
  ['沖縄県', '石垣市', '2027-02-01', 200_000, [800, 1_200]],
])('%s %s on %s at %d yen: %j', (province, city, night, price, expected) => {
  expect(sumAt(province, city, night, price)).toEqual(expected);
});

it('finds nothing abroad, and nothing where the address is not in Japanese', () => {
  const night = '2026-12-01';
  expect(findRules('LODGING', { countryCode: 'US', province: '東京都', city: '東京' }, night)).toEqual([]);
  expect(findRules('LODGING', { countryCode: 'JP', province: 'Tokyo', city: 'Tokyo' }, night)).toEqual([]);
  expect(findRules('LODGING', { countryCode: 'JP', city: '東京' }, night)).toEqual([]);
});

it('takes the standard of the law for hot springs where no municipality is known to differ', () => {
  const at = (province: string, city: string, price: number) =>
    findRules('HOT_SPRING', { countryCode: 'JP', province, city }, '2026-12-01').map((rule) =>
      chargePerson(rule, price),
    );
  expect(at('群馬県', '草津町', 20_000)).toEqual([150]);
  expect(at('北海道', '登別市', 20_000)).toEqual([300]);
  expect(at('大分県', '別府市', 6_000)).toEqual([150]);
  expect(at('大分県', '別府市', 6_001)).toEqual([250]);
  expect(at('大分県', '別府市', 50_000)).toEqual([250]);
  expect(at('大分県', '別府市', 50_001)).toEqual([500]);
  expect(at('北海道', '釧路市', 20_000)).toEqual([null]);
});
