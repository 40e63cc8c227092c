import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { percentile } from '../lib/statistics.ts';
import { offer } from './offer.ts';
import type { Visitors } from './visitors.ts';

/** What the work behind bookings does while many are made. */
export interface Background {
  /** Jobs that read an itinerary, send a mail or move money. */
  jobs: number;
  /** Milliseconds from a change of a booking until its job is done. */
  p50: number;
  p99: number;
  /** Milliseconds from the last booking until no job waits; null: some still did after a minute. */
  clearedAfter: number | null;
}

export const BOOKINGS_A_SECOND = 5;
const CLEARED_WITHIN_MS = 60_000;

/** Offers nothing but bookings, and waits until the jobs behind them are done. */
export async function measureBackground(
  visitors: Visitors,
  databaseUrl: string,
  seconds: number,
): Promise<Background> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await visitors.findOffers(BOOKINGS_A_SECOND * seconds * 1.5);
    const since = new Date();
    await offer(visitors, BOOKINGS_A_SECOND, seconds, 'booking');
    const last = performance.now();
    const readJobs = async () => {
      const { rows } = await client.query<{ ms: string | null }>(
        `select extract(epoch from completed_on - created_on) * 1000 as ms from jobs.job
         where name = 'booking-wake' and created_on >= $1`,
        [since],
      );
      return rows.map(({ ms }) => (ms === null ? null : Number(ms)));
    };
    const isClear = async () => !(await readJobs()).includes(null);
    while (!(await isClear()) && performance.now() - last < CLEARED_WITHIN_MS) await sleep(200);
    const clearedAfter = (await isClear()) ? performance.now() - last : null;
    const times = (await readJobs()).map((ms) => ms ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b);
    return {
      jobs: times.length,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      clearedAfter,
    };
  } finally {
    await client.end();
  }
}
