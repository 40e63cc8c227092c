import type { LocalTaxRule } from '../local-tax-rule.ts';

/** Municipalities with a tax of their own, in which the prefecture takes half of what it takes elsewhere. */
const ownTax = ['松本市', '軽井沢町', '白馬村', '阿智村', '野沢温泉村'];
const start = '2026-06-01';
/** The end of the three years in which the taxes are lower. */
const full = '2029-06-01';
/** Yen per person and night from which on there is a tax at all. */
const threshold = 6_000;

const prefecture = {
  kind: 'LODGING',
  prefecture: '長野県',
  source: '長野県宿泊税条例',
  url: 'https://www.pref.nagano.lg.jp/zeimu/syukuhakuzeitop.html',
} as const;
const matsumoto = {
  kind: 'LODGING',
  prefecture: '長野県',
  city: '松本市',
  source: '松本市宿泊税条例',
  url: 'https://www.city.matsumoto.nagano.jp/soshiki/14/194906.html',
} as const;
const karuizawa = {
  kind: 'LODGING',
  prefecture: '長野県',
  city: '軽井沢町',
  source: '軽井沢町宿泊税条例',
  url: 'https://www.town.karuizawa.lg.jp/site/syukuhakuzei/17149.html',
} as const;
const nozawa = {
  kind: 'LODGING',
  prefecture: '長野県',
  city: '野沢温泉村',
  includesPrefecture: true,
  source: '野沢温泉村宿泊税条例',
  url: 'https://www.vill.nozawaonsen.nagano.jp/www/contents/1768268767405/index.html',
} as const;

/** Lodging taxes in Nagano. */
export const naganoRules: readonly LocalTaxRule[] = [
  { ...prefecture, from: start, before: full, charge: { bands: [[threshold, 200]] } },
  { ...prefecture, from: full, charge: { bands: [[threshold, 300]] } },
  { ...prefecture, only: ownTax, from: start, before: full, charge: { bands: [[threshold, 100]] } },
  { ...prefecture, only: ownTax, from: full, charge: { bands: [[threshold, 150]] } },
  { ...matsumoto, from: start, before: full, charge: { bands: [[threshold, 100]] } },
  { ...matsumoto, from: full, charge: { bands: [[threshold, 150]] } },
  {
    ...karuizawa,
    from: start,
    before: full,
    charge: {
      bands: [
        [threshold, 100],
        [10_000, 150],
        [100_000, 600],
      ],
    },
  },
  {
    ...karuizawa,
    from: full,
    charge: {
      bands: [
        [threshold, 150],
        [10_000, 200],
        [100_000, 650],
      ],
    },
  },
  {
    kind: 'LODGING',
    prefecture: '長野県',
    city: '白馬村',
    from: start,
    before: full,
    charge: {
      bands: [
        [threshold, 100],
        [20_000, 300],
        [50_000, 800],
        [100_000, 1_800],
      ],
    },
    source: '白馬村宿泊税条例',
    url: 'https://thehakubacompany.com/ja/news/accommodation_tax',
  },
  {
    kind: 'LODGING',
    prefecture: '長野県',
    city: '白馬村',
    from: full,
    charge: {
      bands: [
        [threshold, 150],
        [20_000, 350],
        [50_000, 850],
        [100_000, 1_850],
      ],
    },
    source: '白馬村宿泊税条例',
    url: 'https://thehakubacompany.com/ja/news/accommodation_tax',
  },
  {
    kind: 'LODGING',
    prefecture: '長野県',
    city: '阿智村',
    from: start,
    charge: { bands: [[threshold, 200]] },
    source: '阿智村宿泊税条例',
    url: 'https://www.vill.achi.lg.jp/site/syukuhakuzei/syukuhakuzeigaiyou.html',
  },
  { ...nozawa, from: start, before: full, charge: { percent: 3.5, from: threshold } },
  { ...nozawa, from: full, charge: { percent: 5, from: threshold } },
];
