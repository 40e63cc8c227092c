import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { percentile } from '../lib/statistics.ts';
import { offer } from './offer.ts';
import type { Visitors } from './visitors.ts';

/** What the work behind bookings does while many are made. */
export interface Background {
  bookings: number;
  /** Milliseconds from a booking to its confirmation mail at the relay. */
  mailP50: number;
  mailP99: number;
  /** Milliseconds from the last booking until no mail waits; null: some still did after a minute. */
  clearedAfter: number | null;
}

export const BOOKINGS_A_SECOND = 5;
const CLEARED_WITHIN_MS = 60_000;

/** Offers nothing but bookings, and waits until all of them are confirmed by mail. */
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
    const readMails = async () => {
      const { rows } = await client.query<{ ms: string | null }>(
        `select extract(epoch from sent_at - created_at) * 1000 as ms from travel_mails
         where kind = 'BOOKED' and created_at >= $1`,
        [since],
      );
      return rows.map(({ ms }) => (ms === null ? null : Number(ms)));
    };
    const isClear = async () => !(await readMails()).includes(null);
    while (!(await isClear()) && performance.now() - last < CLEARED_WITHIN_MS) await sleep(200);
    const clearedAfter = (await isClear()) ? performance.now() - last : null;
    const mails = await readMails();
    const times = mails.map((ms) => ms ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b);
    return {
      bookings: mails.length,
      mailP50: percentile(times, 0.5),
      mailP99: percentile(times, 0.99),
      clearedAfter,
    };
  } finally {
    await client.end();
  }
}
