import type { FreeCancellation } from '../format/free-cancel.ts';

interface Room {
  readonly status: string;
  readonly rate: { readonly cancelTimeline: FreeCancellation };
}

/** How the whole trip can be given up for nothing: until the earliest end among its booked rooms that have one. */
export function findFreeCancel(rooms: readonly Room[]): FreeCancellation {
  const booked = rooms.filter(({ status }) => status === 'BOOKED').map(({ rate }) => rate.cancelTimeline);
  const limited = booked.filter(({ alwaysFree }) => !alwaysFree);
  if (limited.length === 0) return { freeUntil: null, alwaysFree: booked.length > 0 };
  const ends = limited.flatMap(({ freeUntil }) => freeUntil ?? []);
  if (ends.length < limited.length) return { freeUntil: null, alwaysFree: false };
  const freeUntil = ends.reduce((first, end) => (Date.parse(end) < Date.parse(first) ? end : first));
  return { freeUntil, alwaysFree: false };
}
