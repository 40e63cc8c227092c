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

const MOST_YEN = 99_999_999;
const UNITS = { 万: 10_000, 千: 1_000 } as const;

/** What was typed, as people type it: full-width digits, ¥, commas, 円 and 1.5万, 1万2千 are fine. */
export function parseYen(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').replace(/[\s,、¥\\円]/g, '');
  if (plain === '') return undefined;
  const amount = /^\d+$/.test(plain) ? Number(plain) : readUnits(plain);
  return amount !== null && amount <= MOST_YEN ? amount : null;
}

/** 1.5万, 1万2千, 1万2500; 1万2 is no amount that people agree on. */
function readUnits(text: string): number | null {
  const [whole, tenThousands = 0, thousands = 0, rest = 0] =
    /^(?:(\d+(?:\.\d+)?)万)?(?:(\d+(?:\.\d+)?)千)?(\d{3,4})?$/.exec(text) ?? [];
  if (!whole) return null;
  return Math.round(Number(tenThousands) * UNITS.万 + Number(thousands) * UNITS.千 + Number(rest));
}

const NO_YEN = '金額は「12000」「1.2万」のように、円単位の数字で入力してください。';

/** The range of two typed ends, or what is wrong with them. */
export function readPriceRange(min: string, max: string): PriceRange | { problem: string } {
  const minPrice = parseYen(min);
  const maxPrice = parseYen(max);
  if (minPrice === null || maxPrice === null) return { problem: NO_YEN };
  if (maxPrice === 0) return { problem: '上限は1円以上の金額にしてください。' };
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    return { problem: '上限は下限以上の金額にしてください。' };
  }
  return { minPrice: minPrice === 0 ? undefined : minPrice, maxPrice };
}
