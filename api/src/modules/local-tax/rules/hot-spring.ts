import type { LocalTaxRule } from '../local-tax-rule.ts';

/**
 * Hot-spring taxes of overnight guests: the standard of the law, and municipalities that are known to take something
 * else. In Kushiro it depends on the hotel's registration, which is not known here.
 */
export const hotSpringRules: readonly LocalTaxRule[] = [
  {
    kind: 'HOT_SPRING',
    prefecture: null,
    from: '1978-04-01',
    charge: { bands: [[0, 150]] },
    freeUnder: 12,
    source: '地方税法第701条の2',
    url: 'https://laws.e-gov.go.jp/law/325AC0000000226',
  },
  {
    kind: 'HOT_SPRING',
    prefecture: '北海道',
    city: '登別市',
    from: '2020-04-01',
    charge: { bands: [[0, 300]] },
    freeUnder: 12,
    source: '登別市税条例',
    url: 'http://www.city.noboribetsu.lg.jp/article/2019120500046/',
  },
  {
    kind: 'HOT_SPRING',
    prefecture: '北海道',
    city: '函館市',
    from: '2026-04-01',
    charge: { bands: [[0, 100]] },
    freeUnder: 12,
    source: '函館市税条例',
    url: 'https://hotel.eztravel.com.tw/detail-hakodate-800-1488002/yunokawa-prince-hotel-nagisatei',
  },
  {
    kind: 'HOT_SPRING',
    prefecture: '北海道',
    city: '釧路市',
    from: '2015-04-01',
    charge: 'UNKNOWN',
    source: '釧路市税条例',
    url: 'https://www.city.kushiro.lg.jp/kurashi/zeikin/1010711/1003991.html',
  },
  {
    kind: 'HOT_SPRING',
    prefecture: '大分県',
    city: '別府市',
    from: '2019-04-01',
    charge: {
      bands: [
        [1_500, 50],
        [2_001, 100],
        [4_501, 150],
        [6_001, 250],
        [50_001, 500],
      ],
    },
    freeUnder: 12,
    countsMeals: true,
    source: '別府市税条例',
    url: 'http://www.city.beppu.oita.jp/seikatu/zeikin/nyuutouzei/nyuto_index.html',
  },
];
