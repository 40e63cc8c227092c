const GROUPED = /^(?:\+?81[ -]|0)([1-9]\d{0,3}-\d{1,4}-\d{3,4})$/;

/**
 * The groups of a number in Japan without its 0, `3-1234-5678`, as its writer grouped it: they know their own
 * number best. Null for every other.
 */
export function groupedNumber(kept: string): string | null {
  return GROUPED.exec(kept.trim())?.[1] ?? null;
}
