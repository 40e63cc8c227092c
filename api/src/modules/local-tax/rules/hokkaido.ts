import type { LocalTaxRule, TaxCharge } from '../local-tax-rule.ts';

type Bands = Extract<TaxCharge, { bands: unknown }>['bands'];

const ministry2025March = 'https://www.zeikei-news.co.jp/news/070404/';
const ministry2025July = 'https://www.zeikei-news.co.jp/news/070811';
const flat200: Bands = [[0, 200]];
const asPrefecture: Bands = [
  [0, 100],
  [20_000, 200],
  [50_000, 500],
];

/** A municipality's tax that began on the same day as the prefecture's, which comes on top of it. */
function since2026April(
  city: string,
  bands: Bands,
  url: string,
  more: Pick<LocalTaxRule, 'freeUnder'> = {},
): LocalTaxRule {
  const source = `${city}宿泊税条例`;
  return {
    kind: 'LODGING',
    prefecture: '北海道',
    city,
    from: '2026-04-01',
    charge: { bands },
    source,
    url,
    ...more,
  };
}

const kutchan = {
  kind: 'LODGING',
  prefecture: '北海道',
  city: '倶知安町',
  source: '倶知安町宿泊税条例',
  url: 'https://www.town.kutchan.hokkaido.jp/town_administration/AccommodationTax/3108',
} as const;

const niseko = {
  kind: 'LODGING',
  prefecture: '北海道',
  city: 'ニセコ町',
  source: 'ニセコ町宿泊税条例',
} as const;

/** Lodging taxes in Hokkaido. */
export const hokkaidoRules: readonly LocalTaxRule[] = [
  {
    kind: 'LODGING',
    prefecture: '北海道',
    from: '2026-04-01',
    charge: { bands: asPrefecture },
    source: '北海道宿泊税条例',
    url: 'https://www.otoa.com/news_detail.php?code=41131',
  },
  since2026April(
    '札幌市',
    [
      [0, 200],
      [50_000, 500],
    ],
    ministry2025March,
  ),
  since2026April('小樽市', flat200, ministry2025March),
  since2026April('釧路市', flat200, ministry2025March),
  since2026April('北見市', flat200, ministry2025March),
  since2026April('網走市', flat200, ministry2025March),
  since2026April('旭川市', flat200, ministry2025July),
  since2026April('帯広市', flat200, ministry2025July),
  since2026April('音更町', flat200, ministry2025July),
  since2026April(
    '函館市',
    [
      [0, 100],
      [20_000, 200],
      [50_000, 500],
      [100_000, 2_000],
    ],
    ministry2025July,
  ),
  since2026April(
    '富良野市',
    [
      [0, 200],
      [20_000, 300],
      [50_000, 500],
    ],
    ministry2025July,
  ),
  since2026April(
    '占冠村',
    asPrefecture,
    'https://www.vill.shimukappu.lg.jp/shimukappu/section/kikaku/dnoqph0000000ma1.html',
  ),
  since2026April('留寿都村', asPrefecture, 'https://mykoho.jp/article/013978/9984180/10106974'),
  since2026April(
    '新得町',
    [
      [0, 50],
      [5_000, 100],
      [20_000, 200],
      [50_000, 500],
    ],
    'https://www.pacola.co.jp/n2025102208',
  ),
  since2026April(
    '洞爺湖町',
    [
      [0, 200],
      [20_000, 500],
      [50_000, 1_000],
    ],
    'http://www.town.toyako.hokkaido.jp/town_guide/tax_insurance_pension/tax/syukuhakuzei',
    { freeUnder: 12 },
  ),
  since2026April('小清水町', flat200, 'https://news.livedoor.com/topics/detail/30617430/'),
  {
    kind: 'LODGING',
    prefecture: '北海道',
    city: '赤井川村',
    from: '2025-11-01',
    charge: {
      bands: [
        [8_000, 200],
        [20_000, 500],
      ],
    },
    source: '赤井川村宿泊税条例',
    url: 'https://news-pic.com/news/domestic/article-328918',
  },
  { ...kutchan, from: '2019-11-01', before: '2026-04-01', charge: { percent: 2 } },
  { ...kutchan, from: '2026-04-01', charge: { percent: 3 }, includesPrefecture: true },
  {
    ...niseko,
    from: '2024-11-01',
    before: '2026-11-01',
    charge: {
      bands: [
        [0, 100],
        [5_001, 200],
        [20_000, 500],
        [50_000, 1_000],
        [100_000, 2_000],
      ],
    },
    url: 'https://www.town.niseko.lg.jp/kurashi/tax/syukuhakuzei/',
  },
  // The town published a draft that takes a share of the price instead; that it is in force is not confirmed.
  {
    ...niseko,
    from: '2026-11-01',
    charge: 'UNKNOWN',
    url: 'https://www.town.niseko.lg.jp/boshu/11577',
  },
];
