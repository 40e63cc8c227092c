import { formatPropertyInstant } from './instants.ts';

interface Stage {
  readonly start: string | null | undefined;
  readonly end: string | null | undefined;
}

/**
 * The stage of a cancel policy that a cancellation at a moment falls into.
 * Its beginning belongs to it, its end to the next one.
 */
export function currentStage<S extends Stage>(stages: readonly S[], now: Date): S | undefined {
  const at = now.getTime();
  return stages.find(
    ({ start, end }) => (!start || Date.parse(start) <= at) && (!end || at < Date.parse(end)),
  );
}

/**
 * When a stage holds, in words that follow those of the stage before: `予約直後から`, `その後 12月1日(火) 17:59 まで`, `その後`.
 * Each moment of change is named once, as an end: two ranges that share a minute read as if both held.
 */
export function stagePeriod(stages: readonly Stage[], index: number, timeZone: string): string {
  const end = stages[index]?.end;
  const from = index === 0 ? '予約直後から' : 'その後';
  return end ? `${from} ${formatPropertyInstant(end, timeZone).text} まで` : from;
}
