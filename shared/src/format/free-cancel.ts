import { alwaysFreeText } from './always-free-text.ts';
import { formatPropertyInstant, type PropertyInstant } from './instants.ts';
import { formatYen } from './yen.ts';

export interface FreeCancellation {
  /** From then on it costs something; null when it is never free. */
  readonly freeUntil?: string | null;
  /** Canceling never costs anything: `freeUntil` is no deadline then. */
  readonly alwaysFree: boolean;
}

/**
 * Until when canceling is free: `12月1日(火) 18:00 まで無料`, in the hotel's time first; without an hour where it never
 * costs anything. Null when it is never free.
 */
export function freeCancelText(
  { freeUntil, alwaysFree }: FreeCancellation,
  timeZone: string,
): PropertyInstant | null {
  if (alwaysFree) {
    return { local: alwaysFreeText, japan: null, text: alwaysFreeText };
  }
  if (!freeUntil) return null;
  const { local, japan, text } = formatPropertyInstant(freeUntil, timeZone);
  return { local: `${local} まで無料`, japan, text: `${text} まで無料` };
}

/**
 * What a rate that is never free says instead: `返金不可` where canceling costs the whole price from booking on, else what
 * it costs at first.
 * @param stages of the rate's cancel policy, in order of time
 * @param paymentPrice whole yen paid for all rooms
 */
export function chargedCancelText(
  [first]: readonly { readonly penaltyPrice: number }[],
  paymentPrice: number,
): string {
  if (!first) return '予約直後からキャンセル料が発生します';
  return first.penaltyPrice >= paymentPrice
    ? '返金不可'
    : `予約直後からキャンセル料${formatYen(first.penaltyPrice)}`;
}
