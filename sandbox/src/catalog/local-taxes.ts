import { getFeatures } from './features.ts';
import type { Localized } from './localized.ts';
import { getCity, isDomestic } from './places.ts';
import type { Property } from './property.ts';

/** A tax that hotels collect for prefecture or municipality, of each person for each night. */
export interface LocalTax extends Localized {
  /**
   * Yen by price: bands begin at a price in yen per person and night, without consumption tax, and are in ascending
   * order; below the first one nothing is due.
   */
  bands: readonly (readonly [from: number, yen: number])[];
  /** Children below this age pay nothing. */
  freeUnder: number;
  /** Meals are in the price that counts. */
  countsMeals: boolean;
}

interface Rule {
  /** Prefecture code. */
  area: string;
  /** Municipality as towns are named here; absent: anywhere else in the prefecture. */
  city?: string;
  lodging: readonly { ja: string; en: string; bands: LocalTax['bands'] }[];
}

const fukuoka = (yen: number) => ({ ja: '福岡県', en: 'Fukuoka Prefecture', bands: [[0, yen]] as const });

/** Ordinances as they hold since spring 2026. A test of the API holds them against the rules of the product. */
const RULES: readonly Rule[] = [
  {
    area: '13',
    lodging: [
      {
        ja: '東京都',
        en: 'Tokyo',
        bands: [
          [10_000, 100],
          [15_000, 200],
        ],
      },
    ],
  },
  {
    area: '17',
    city: '金沢',
    lodging: [
      {
        ja: '金沢市',
        en: 'Kanazawa',
        bands: [
          [5_000, 200],
          [20_000, 500],
        ],
      },
    ],
  },
  {
    area: '26',
    city: '京都',
    lodging: [
      {
        ja: '京都市',
        en: 'Kyoto',
        bands: [
          [0, 200],
          [6_000, 400],
          [20_000, 1_000],
          [50_000, 4_000],
          [100_000, 10_000],
        ],
      },
    ],
  },
  {
    area: '27',
    lodging: [
      {
        ja: '大阪府',
        en: 'Osaka Prefecture',
        bands: [
          [5_000, 200],
          [15_000, 400],
          [20_000, 500],
        ],
      },
    ],
  },
  {
    area: '40',
    city: '福岡',
    lodging: [
      fukuoka(50),
      {
        ja: '福岡市',
        en: 'Fukuoka City',
        bands: [
          [0, 150],
          [20_000, 450],
        ],
      },
    ],
  },
  {
    area: '40',
    city: '北九州',
    lodging: [fukuoka(50), { ja: '北九州市', en: 'Kitakyushu', bands: [[0, 150]] }],
  },
  { area: '40', lodging: [fukuoka(200)] },
  {
    area: '42',
    city: '長崎',
    lodging: [
      {
        ja: '長崎市',
        en: 'Nagasaki',
        bands: [
          [0, 100],
          [10_000, 200],
          [20_000, 500],
        ],
      },
    ],
  },
];

/** Prefectures with lodging taxes that are not above: hotels there leave taxes out, so that none is named by half. */
const UNNAMED: ReadonlySet<string> = new Set([
  '01',
  '02',
  '04',
  '20',
  '21',
  '22',
  '23',
  '24',
  '32',
  '34',
  '43',
  '45',
  '47',
]);

const hotSpring = { ja: '入湯税', en: 'Hot spring tax', freeUnder: 12 };
const HOT_SPRING: LocalTax = { ...hotSpring, bands: [[0, 150]], countsMeals: false };
const BEPPU: LocalTax = {
  ...hotSpring,
  bands: [
    [1_500, 50],
    [2_001, 100],
    [4_501, 150],
    [6_001, 250],
    [50_001, 500],
  ],
  countsMeals: true,
};

/** The taxes that a hotel says it collects: all that are due, or none where small hotels don't name them. */
export function localTaxes(property: Property): readonly LocalTax[] {
  const { place, stars } = property;
  if (!isDomestic(place) || UNNAMED.has(place.area)) return [];
  const city = getCity(place).ja.replace(/[市区町村]$/, '');
  const here = RULES.filter(({ area }) => area === place.area);
  const rule = here.find((each) => each.city === city) ?? here.find((each) => each.city === undefined);
  if (rule && stars < 3) return [];
  const bath = place.area === '44' && city === '別府' ? BEPPU : HOT_SPRING;
  return [
    ...(getFeatures(property).onsen ? [bath] : []),
    ...(rule?.lodging ?? []).map(({ ja, en, bands }) => ({
      ja: `宿泊税(${ja})`,
      en: `Lodging tax (${en})`,
      bands,
      freeUnder: 0,
      countsMeals: false,
    })),
  ];
}
