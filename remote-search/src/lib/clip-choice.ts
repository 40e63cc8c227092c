export const COMPARED_AT_LEAST = 2;
export const COMPARED_AT_MOST = 4;

/** Whether so many rates can be shown side by side. */
export const comparable = (count: number): boolean => count >= COMPARED_AT_LEAST && count <= COMPARED_AT_MOST;

/** Why the chosen rates can't be compared now, in words; null when they can. */
export function compareProblem(count: number, hasStay: boolean): string | null {
  if (count > COMPARED_AT_MOST) return `比較できるのは${COMPARED_AT_MOST}件までです。`;
  if (count < COMPARED_AT_LEAST) return '比較するには2件以上を選んでください。';
  return hasStay ? null : '比較するには、先に宿泊日を選んで料金を確かめてください。';
}

interface OfferedRate {
  readonly epsRateId: string;
  readonly status: string;
}

/** What a saved rate is now: as saved, another rate of its room, sold out, or not known. */
export type ClipState<R> =
  | { kind: 'offered'; rate: R }
  | { kind: 'replaced'; rate: R }
  | { kind: 'soldOut' }
  | { kind: 'unknown' };

/** The API gives the saved rate alone, or the room's others (the cheapest first) when that one is not sold any more. */
export function clipState<R extends OfferedRate>(
  savedRateId: string,
  room: { readonly rates: readonly R[] } | null | undefined,
): ClipState<R> {
  if (!room) return { kind: 'unknown' };
  const onSale = room.rates.filter(({ status }) => status !== 'SOLD_OUT');
  const saved = onSale.find(({ epsRateId }) => epsRateId === savedRateId);
  if (saved) return { kind: 'offered', rate: saved };
  const [other] = onSale;
  return other ? { kind: 'replaced', rate: other } : { kind: 'soldOut' };
}
