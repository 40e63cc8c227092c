import type { Db } from '../db/client.ts';

/** A count that has come to its most and not ended; times in milliseconds since 1970. */
export interface UsedUpCount {
  key: string;
  points: number;
  most: number;
  expire: number;
  usedUpAt: number;
}

/**
 * The counts that are used up, the newest first. Among the looks of branches only the day is asked for whose keys begin
 * with `looksOfToday`: earlier ones are kept for the history. Mails are those of a sender: a recipient's
 * count is used up by a single mail of some kinds, and only time lifts it.
 */
export async function findUsedUp(
  db: Db,
  { looksOfToday, atMost }: { looksOfToday: string; atMost: number },
): Promise<UsedUpCount[]> {
  const rows = await db
    .selectFrom('call_counts')
    .select(['key', 'points', 'most', 'expire', 'used_up_at'])
    .where('used_up_at', 'is not', null)
    .whereRef('points', '>=', 'most')
    .where('expire', '>', Date.now())
    .where((eb) => eb.or([eb('key', 'not like', 'look:%'), eb('key', 'like', `${looksOfToday}%`)]))
    .where((eb) => eb.or([eb('key', 'not like', 'mail:%'), eb('key', 'like', 'mail:%:sender:%')]))
    .orderBy('used_up_at', 'desc')
    .orderBy('key')
    .limit(atMost)
    .execute();
  return rows.map(({ key, points, most, expire, used_up_at }) => ({
    key,
    points,
    most: Number(most),
    expire: Number(expire),
    usedUpAt: Number(used_up_at),
  }));
}

/** The counts of these keys that have not ended, used up or not; `expire` in milliseconds since 1970. */
export async function findCounts(
  db: Db,
  keys: readonly string[],
): Promise<{ key: string; points: number; expire: number }[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('call_counts')
    .select(['key', 'points', 'expire'])
    .where('key', 'in', [...keys])
    .where('expire', '>', Date.now())
    .execute();
  return rows.map(({ expire, ...row }) => ({ ...row, expire: Number(expire) }));
}
