import type { FreeCancellation } from '@yado/shared/format/free-cancel';
import { formatYen } from '@yado/shared/format/yen';

/** Yen in words; null stays nothing. */
export const yen = (amount: number | null): string | null => (amount === null ? null : formatYen(amount));

/** A number in words; null stays nothing. */
export const ofNumber = (value: number | null, text: (value: number) => string): string | null =>
  value === null ? null : text(value);

/** For rows in which less is better. */
export const lessIsBetter = (value: number | null): number | null => (value === null ? null : -value);

/** For rows of free cancellation: later is better, and no end is best. */
export function getCancelEnd(cancellation: FreeCancellation | null): number {
  if (cancellation?.alwaysFree) return Number.MAX_SAFE_INTEGER;
  return cancellation?.freeUntil ? Date.parse(cancellation.freeUntil) : 0;
}
