import type { MappedRateAmenitiesModel, MealType } from './rate-model.ts';

interface MealMeaning {
  type: MealType;
  ja: string;
  en: string;
}

const breakfast = (ja: string, en: string): MealMeaning => ({ type: 'BREAKFAST', ja, en });

/** Meanings that the supplier documents for its rate amenities; "for N" covers N guests only. */
const MEAL_BY_ID: Readonly<Record<string, MealMeaning>> = {
  '1073742786': breakfast('朝食付き', 'Breakfast included'),
  '2098': breakfast('朝食付き', 'Breakfast included'),
  '2103': breakfast('コンチネンタル朝食付き', 'Continental breakfast'),
  '2104': breakfast('フルブレックファスト付き', 'Full breakfast'),
  '2205': breakfast('朝食ビュッフェ付き', 'Breakfast buffet'),
  '2194': breakfast('朝食付き(2名分)', 'Breakfast for 2'),
  '1073742857': breakfast('朝食付き(1名分)', 'Breakfast for 1'),
  '2206': { type: 'HALF_BOARD', ja: '朝夕食付き', en: 'Half board' },
  '2207': { type: 'FULL_BOARD', ja: '3食付き', en: 'Full board' },
  '2111': { type: 'ALL_INCLUSIVE', ja: 'オールインクルーシブ', en: 'All-inclusive' },
};

/** For ids that are not in the table: what the name says, in either language. Order matters. */
const MEAL_BY_NAME: readonly (readonly [RegExp, MealMeaning])[] = [
  [/all[- ]inclusive|オールインクルーシブ/i, MEAL_BY_ID['2111'] as MealMeaning],
  [/full board|3食|三食/i, MEAL_BY_ID['2207'] as MealMeaning],
  [/half board|朝夕食|朝・夕食|2食|二食/i, MEAL_BY_ID['2206'] as MealMeaning],
  [/breakfast|朝食/i, MEAL_BY_ID['2098'] as MealMeaning],
];
const OTHER_MEAL = /\b(lunch|dinner|meal)s?\b|昼食|夕食|ランチ|ディナー|食事/i;
const FREE_WIFI_ID = '2192';
const FREE_WIFI =
  /(free|complimentary).*(wi-?fi|internet)|(wi-?fi|インターネット).*無料|無料.*(wi-?fi|インターネット)/i;

const RANK: readonly MealType[] = ['NONE', 'OTHER', 'BREAKFAST', 'HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE'];

function findMeaning({ id, name }: { id: string; name: string }): MealMeaning | null {
  const known = MEAL_BY_ID[id] ?? MEAL_BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  if (known) return known;
  return OTHER_MEAL.test(name) ? { type: 'OTHER', ja: name, en: name } : null;
}

/** What the amenities of a rate mean for meals and WiFi; several meals give the most complete type. */
export function mapRateAmenities(
  amenities: readonly { id: string; name: string }[],
): MappedRateAmenitiesModel {
  const meals = amenities.map(findMeaning).filter((meaning) => meaning !== null);
  const best = Math.max(0, ...meals.map(({ type }) => RANK.indexOf(type)));
  return {
    freeWiFi: amenities.some(({ id, name }) => id === FREE_WIFI_ID || FREE_WIFI.test(name)),
    mealType: RANK[best] ?? 'NONE',
    jaMealLabels: [...new Set(meals.map(({ ja }) => ja))],
    enMealLabels: [...new Set(meals.map(({ en }) => en))],
  };
}
