import type { LocalTaxRule } from '../local-tax-rule.ts';

const ministry2025July = 'https://www.zeikei-news.co.jp/news/070811';
const miyagi = {
  kind: 'LODGING',
  prefecture: '宮城県',
  from: '2026-01-13',
  source: '宮城県宿泊税条例',
  url: 'https://newsdig.tbs.co.jp/articles/tbc/2303565',
} as const;
const kanazawa = {
  kind: 'LODGING',
  prefecture: '石川県',
  city: '金沢市',
  source: '金沢市宿泊税条例',
  url: 'https://www4.city.kanazawa.lg.jp/soshikikarasagasu/zeimuka/gyomuannai/2/8/8713.html',
} as const;

/** Lodging taxes from Tohoku to Chubu, without those of Nagano. */
export const easternRules: readonly LocalTaxRule[] = [
  {
    kind: 'LODGING',
    prefecture: '青森県',
    city: '弘前市',
    from: '2025-12-01',
    charge: { bands: [[0, 200]] },
    source: '弘前市宿泊税条例',
    url: ministry2025July,
  },
  { ...miyagi, charge: { bands: [[6_000, 300]] } },
  { ...miyagi, only: ['仙台市'], charge: { bands: [[6_000, 100]] } },
  {
    kind: 'LODGING',
    prefecture: '宮城県',
    city: '仙台市',
    from: '2026-01-13',
    charge: { bands: [[6_000, 200]] },
    source: '仙台市宿泊税条例',
    url: 'https://www.sentabi.jp/zh-cn/news/11?genre_id=37',
  },
  {
    kind: 'LODGING',
    prefecture: '東京都',
    from: '2002-10-01',
    charge: {
      bands: [
        [10_000, 100],
        [15_000, 200],
      ],
    },
    source: '東京都宿泊税条例',
    url: 'https://news.livedoor.com/topics/detail/30078040/',
  },
  {
    ...kanazawa,
    from: '2019-04-01',
    before: '2024-10-01',
    charge: {
      bands: [
        [0, 200],
        [20_000, 500],
      ],
    },
  },
  {
    ...kanazawa,
    from: '2024-10-01',
    charge: {
      bands: [
        [5_000, 200],
        [20_000, 500],
      ],
    },
  },
  {
    kind: 'LODGING',
    prefecture: '岐阜県',
    city: '岐阜市',
    from: '2026-04-01',
    charge: { bands: [[0, 200]] },
    freeUnder: 12,
    source: '岐阜市宿泊税条例',
    url: ministry2025July,
  },
  {
    kind: 'LODGING',
    prefecture: '岐阜県',
    city: '高山市',
    from: '2025-10-01',
    charge: {
      bands: [
        [0, 100],
        [10_000, 200],
        [30_000, 300],
      ],
    },
    freeUnder: 12,
    source: '高山市宿泊税条例',
    url: 'https://www.city.takayama.lg.jp/shisei/1000061/1022608/1022609.html',
  },
  {
    kind: 'LODGING',
    prefecture: '岐阜県',
    city: '下呂市',
    from: '2025-10-01',
    charge: {
      bands: [
        [0, 100],
        [5_000, 200],
      ],
    },
    freeUnder: 12,
    source: '下呂市宿泊税条例',
    url: 'https://www.city.gero.lg.jp/soshiki/5/31593.html',
  },
  {
    kind: 'LODGING',
    prefecture: '静岡県',
    city: '熱海市',
    from: '2025-04-01',
    charge: { bands: [[0, 200]] },
    freeUnder: 12,
    source: '熱海市宿泊税条例',
    url: 'https://www.city.atami.lg.jp/kurashi/zeikin/1015193/1015196.html',
  },
  {
    kind: 'LODGING',
    prefecture: '愛知県',
    city: '常滑市',
    from: '2025-01-06',
    charge: { bands: [[0, 200]] },
    source: '常滑市宿泊税条例',
    url: 'https://www.fnn.jp/articles/-/834744',
  },
  {
    kind: 'LODGING',
    prefecture: '三重県',
    city: '鳥羽市',
    from: '2026-04-01',
    charge: { bands: [[0, 200]] },
    source: '鳥羽市宿泊税条例',
    url: ministry2025July,
  },
];
