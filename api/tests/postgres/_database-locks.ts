import { sql } from 'kysely';
import type { AppContext } from '../../src/context.ts';
import { eventually } from '../booking/_outside.ts';

/** Resolves when so many backends of this database wait for a lock. */
export async function waitingForLock({ db }: Pick<AppContext, 'db'>, wanted: number): Promise<void> {
  await eventually(
    async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int4 as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows[0]?.count ?? 0;
    },
    (count) => count >= wanted,
  );
}
