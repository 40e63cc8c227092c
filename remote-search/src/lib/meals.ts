const mealTexts: Record<string, string> = {
  NONE: '食事なし',
  BREAKFAST: '朝食付き',
  HALF_BOARD: '朝夕食付き',
  FULL_BOARD: '3食付き',
  ALL_INCLUSIVE: 'オールインクルーシブ',
  OTHER: '食事付き',
};

/** What a rate includes, in the hotel's own words when there are any. */
export function mealText(type: string, labels: readonly string[] = []): string {
  return labels.length > 0 ? labels.join('・') : (mealTexts[type] ?? '食事の有無はホテルにご確認ください');
}
