interface Room {
  readonly status: string;
  readonly rate: { readonly cancelTimeline: { readonly freeUntil?: string | null } };
}

/** Until when the whole trip can be given up for nothing: the earliest end among its booked rooms, or null. */
export function freeUntilOf(rooms: readonly Room[]): string | null {
  const ends = rooms
    .filter(({ status }) => status === 'BOOKED')
    .map(({ rate }) => rate.cancelTimeline.freeUntil ?? null);
  if (ends.length === 0 || ends.includes(null)) return null;
  return (ends as string[]).reduce((first, end) => (Date.parse(end) < Date.parse(first) ? end : first));
}
