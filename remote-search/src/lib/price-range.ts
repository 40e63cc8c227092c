import { formatYen } from '@yado/shared/format/yen';

/** Whole yen, either end may be open. */
export interface PriceRange {
  minPrice?: number;
  maxPrice?: number;
}

/** `¥8,000〜¥12,000`, `¥12,000以下`, `¥8,000以上`. */
export function priceRangeText({ minPrice, maxPrice }: PriceRange): string {
  if (minPrice !== undefined && maxPrice !== undefined)
    return `${formatYen(minPrice)}〜${formatYen(maxPrice)}`;
  if (maxPrice !== undefined) return `${formatYen(maxPrice)}以下`;
  return minPrice === undefined ? '' : `${formatYen(minPrice)}以上`;
}

/** What was typed, as people type it: full-width digits, ¥, commas and 円 are fine. */
export function parseYen(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').replace(/[\s,、¥\\円]/g, '');
  if (plain === '') return undefined;
  return /^\d{1,8}$/.test(plain) ? Number(plain) : null;
}

/** The range of two typed ends, or what is wrong with them. */
export function readPriceRange(min: string, max: string): PriceRange | { problem: string } {
  const minPrice = parseYen(min);
  const maxPrice = parseYen(max);
  if (minPrice === null || maxPrice === null) return { problem: '金額は数字で入力してください。' };
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    return { problem: '上限は下限以上の金額にしてください。' };
  }
  return { minPrice, maxPrice };
}
