/** What a rate includes, as the API names it. */
export const mealTexts = {
  NONE: { word: 'none', label: '食事なし' },
  BREAKFAST: { word: 'breakfast', label: '朝食付き' },
  HALF_BOARD: { word: 'half-board', label: '朝夕食付き' },
  FULL_BOARD: { word: 'full-board', label: '3食付き' },
  ALL_INCLUSIVE: { word: 'all-inclusive', label: 'オールインクルーシブ' },
  OTHER: { word: 'other', label: '食事付き' },
} as const;

export type Meal = keyof typeof mealTexts;

const all = Object.keys(mealTexts) as Meal[];

const isMeal = (type: string): type is Meal => type in mealTexts;

/** What a rate includes, in the hotel's own words when there are any. */
export function mealText(type: string, labels: readonly string[] = []): string {
  if (labels.length > 0) return labels.join('・');
  return isMeal(type) ? mealTexts[type].label : '食事の有無はホテルにご確認ください';
}

/** The meals that words of an address mean; unknown words are dropped. */
export function readMeals(words: readonly string[]): Meal[] {
  return all.filter((meal) => words.includes(mealTexts[meal].word));
}
