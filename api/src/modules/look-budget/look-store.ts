import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { getLookDay, getLookKey, getUsualDays } from './look-day.ts';

/** What a branch did today, and what it did in the days before. */
export interface LookHistory {
  bookedToday: number;
  looksBefore: number;
  bookedBefore: number;
}

/** How often each of the branches looked and booked lately, by branch. */
export async function findLookHistory(
  db: Db,
  branchIds: readonly string[],
  now: Date,
): Promise<Map<string, LookHistory>> {
  const { day } = getLookDay(now);
  const days = getUsualDays(day);
  const first = new Date(`${days.at(-1)}T00:00:00+09:00`);
  const today = new Date(`${day}T00:00:00+09:00`);
  const keys = branchIds.flatMap((id) => days.map((each) => getLookKey(each, id)));
  const [looks, booked] = await Promise.all([
    db.selectFrom('call_counts').select(['key', 'points']).where('key', 'in', keys).execute(),
    db
      .selectFrom('travels')
      .select(({ fn }) => [
        'branch_id',
        fn.countAll<number>().filterWhere('created_at', '>=', today).as('today'),
        fn.countAll<number>().filterWhere('created_at', '<', today).as('before'),
      ])
      .where('branch_id', 'in', [...branchIds])
      .where('created_at', '>=', first)
      // Looking costs as much when the booking is given back.
      .where('status', 'not in', ['FAILED', 'CANCELED'])
      .groupBy('branch_id')
      .execute(),
  ]);
  const pointsByKey = new Map(looks.map(({ key, points }) => [key, points]));
  const bookedByBranch = new Map(booked.map((row) => [row.branch_id, row]));
  return new Map(
    branchIds.map((id) => [
      id,
      {
        bookedToday: Number(bookedByBranch.get(id)?.today ?? 0),
        bookedBefore: Number(bookedByBranch.get(id)?.before ?? 0),
        looksBefore: days.reduce((sum, each) => sum + (pointsByKey.get(getLookKey(each, id)) ?? 0), 0),
      },
    ]),
  );
}

/** Looks for each booking of this day, of the branches that looked most. */
export async function findLookRatios(db: Db, now: Date, atMost: number): Promise<Record<string, number>> {
  const { day } = getLookDay(now);
  const prefix = getLookKey(day, '');
  const today = new Date(`${day}T00:00:00+09:00`);
  const { rows } = await sql<{ branch: string; looks: number; booked: number }>`
    with looked as (
      select substr(key, ${prefix.length + 1}::int) as branch, points as looks from call_counts
      where key >= ${prefix} and key < ${`${prefix}~`} and key not like ${`${prefix}user:%`} order by points desc limit ${atMost}
    )
    select branch, looks, (select count(*)::int4 from travels
      where branch_id = branch and created_at >= ${today} and status not in ('FAILED', 'CANCELED')) as booked
    from looked`.execute(db);
  return Object.fromEntries(rows.map(({ branch, looks, booked }) => [branch, looks / Math.max(1, booked)]));
}
