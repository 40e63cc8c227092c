import type { LocalTaxRule } from '../local-tax-rule.ts';

const osaka = {
  kind: 'LODGING',
  prefecture: '大阪府',
  source: '大阪府宿泊税条例',
  url: 'https://www.hotelwing.co.jp/7112/',
} as const;
const kyoto = { kind: 'LODGING', prefecture: '京都府', city: '京都市', source: '京都市宿泊税条例' } as const;
const fukuoka = {
  kind: 'LODGING',
  prefecture: '福岡県',
  from: '2020-04-01',
  url: 'https://www.pref.fukuoka.lg.jp/contents/syukuhakuzei.html',
} as const;
const okinawa = {
  kind: 'LODGING',
  prefecture: '沖縄県',
  from: '2027-02-01',
  url: 'https://news.livedoor.com/topics/detail/30577281/',
} as const;
/** In these the municipality takes 1.2 of the 2 percent; the cap of 2,000 yen is divided alike. */
const okinawaCities = ['石垣市', '宮古島市', '本部町', '恩納村', '北谷町'];

/** Lodging taxes from Kansai to Okinawa. */
export const westernRules: readonly LocalTaxRule[] = [
  {
    ...kyoto,
    from: '2018-10-01',
    before: '2026-03-01',
    charge: {
      bands: [
        [0, 200],
        [20_000, 500],
        [50_000, 1_000],
      ],
    },
    url: 'https://www.kyoto-np.co.jp/politics/article/20180606000018',
  },
  {
    ...kyoto,
    from: '2026-03-01',
    charge: {
      bands: [
        [0, 200],
        [6_000, 400],
        [20_000, 1_000],
        [50_000, 4_000],
        [100_000, 10_000],
      ],
    },
    url: 'https://news.livedoor.com/topics/detail/29707379/',
  },
  {
    ...osaka,
    from: '2019-06-01',
    before: '2025-09-01',
    charge: {
      bands: [
        [7_000, 100],
        [15_000, 200],
        [20_000, 300],
      ],
    },
  },
  {
    ...osaka,
    from: '2025-09-01',
    charge: {
      bands: [
        [5_000, 200],
        [15_000, 400],
        [20_000, 500],
      ],
    },
  },
  {
    kind: 'LODGING',
    prefecture: '島根県',
    city: '松江市',
    from: '2025-12-01',
    charge: { bands: [[5_000, 200]] },
    source: '松江市宿泊税条例',
    url: 'https://www.city.matsue.lg.jp/kurashi_tetsuzuki/zeikin/shukuhakuzei/22627.html',
  },
  {
    kind: 'LODGING',
    prefecture: '広島県',
    from: '2026-04-01',
    charge: { bands: [[6_000, 200]] },
    source: '広島県宿泊税条例',
    url: 'https://www.princehotels.co.jp/hiroshima/informations/hiroshima_accommodationtax',
  },
  { ...fukuoka, charge: { bands: [[0, 200]] }, source: '福岡県宿泊税条例' },
  { ...fukuoka, only: ['福岡市', '北九州市'], charge: { bands: [[0, 50]] }, source: '福岡県宿泊税条例' },
  {
    ...fukuoka,
    city: '福岡市',
    charge: {
      bands: [
        [0, 150],
        [20_000, 450],
      ],
    },
    source: '福岡市宿泊税条例',
  },
  { ...fukuoka, city: '北九州市', charge: { bands: [[0, 150]] }, source: '北九州市宿泊税条例' },
  {
    kind: 'LODGING',
    prefecture: '長崎県',
    city: '長崎市',
    from: '2023-04-01',
    charge: {
      bands: [
        [0, 100],
        [10_000, 200],
        [20_000, 500],
      ],
    },
    source: '長崎市宿泊税条例',
    url: 'https://hotelbank.jp/news/nagasakicity-occupancytax2023-04-01start/',
  },
  {
    kind: 'LODGING',
    prefecture: '熊本県',
    city: '熊本市',
    from: '2026-07-01',
    charge: { bands: [[0, 200]] },
    source: '熊本市宿泊税条例',
    url: 'https://travel.watch.impress.co.jp/docs/news/2033421.html',
  },
  {
    kind: 'LODGING',
    prefecture: '宮崎県',
    city: '宮崎市',
    from: '2026-07-01',
    charge: { bands: [[0, 200]] },
    source: '宮崎市宿泊税条例',
    url: 'https://newsdig.tbs.co.jp/articles/-/2177630',
  },
  { ...okinawa, charge: { percent: 2, cap: 2_000 }, source: '沖縄県宿泊税条例' },
  { ...okinawa, only: okinawaCities, charge: { percent: 0.8, cap: 800 }, source: '沖縄県宿泊税条例' },
  ...okinawaCities.map(
    (city): LocalTaxRule => ({
      ...okinawa,
      city,
      charge: { percent: 1.2, cap: 1_200 },
      source: `${city}宿泊税条例`,
    }),
  ),
];
