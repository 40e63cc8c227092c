import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Books {
  /** Confirmed by us, and booked at the supplier, since the run began. */
  ours: number;
  supplier: number;
  /** Numbers that only one side has. */
  different: string[];
  /** Attempts without an end. */
  open: number;
}

const SETTLED_WITHIN_MS = 60_000;

/** Compares what we have confirmed with what the supplier has booked, once no attempt is open any more. */
export async function compareBooks(databaseUrl: string, rapidUrl: string, since: Date): Promise<Books> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const countOpen = async () => {
      const { rows } = await client.query<{ count: string }>(
        `select count(*) from booking_attempts where created_at >= $1 and state not in ('CONFIRMED', 'FAILED')`,
        [since],
      );
      return Number(rows[0]?.count);
    };
    const end = Date.now() + SETTLED_WITHIN_MS;
    while ((await countOpen()) > 0 && Date.now() < end) await sleep(1_000);
    const { rows } = await client.query<{ itinerary_id: string }>(
      `select itinerary_id from booking_attempts where created_at >= $1 and itinerary_id is not null`,
      [since],
    );
    const all = (await (await fetch(`${rapidUrl}/_sandbox/itineraries`)).json()) as {
      itinerary_id: string;
      created_at: string;
      status: string;
    }[];
    const ours = new Set(rows.map(({ itinerary_id }) => itinerary_id));
    const theirs = new Set(
      all
        .filter(({ created_at, status }) => new Date(created_at) >= since && status === 'booked')
        .map(({ itinerary_id }) => itinerary_id),
    );
    return {
      ours: ours.size,
      supplier: theirs.size,
      different: [...ours, ...theirs].filter((id) => !(ours.has(id) && theirs.has(id))),
      open: await countOpen(),
    };
  } finally {
    await client.end();
  }
}
