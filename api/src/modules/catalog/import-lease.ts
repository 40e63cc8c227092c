import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { ImportKind } from './tables.ts';

/** Held by one process at a time; releases before 0019 honor it as well. */
export interface ImportLease {
  kind: ImportKind;
  until: Date;
}

/** Another process has taken the import over; this one writes nothing more. */
export class ImportLeaseLost extends Error {
  override name = 'ImportLeaseLost';
}

/** Longer than the supplier may take for one step with all repetitions: a list, then contents of both languages. */
const LEASE_MS = 300_000;

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** Takes the import of this kind; null when another process holds it. */
export async function claimImport(db: Db, kind: ImportKind, now: Date): Promise<ImportLease | null> {
  await sql`
    insert into catalogue_imports (kind, run, next, started_at, finished_at, lease_until)
    values (${kind}, 1, null, ${now}, null, ${new Date(0)}) on conflict (kind) do nothing
  `.execute(db);
  const until = leaseFrom(now);
  const claimed = await db
    .updateTable('catalogue_imports')
    .set({ lease_until: until })
    .where('kind', '=', kind)
    .where('lease_until', '<', now)
    .returning('kind')
    .executeTakeFirst();
  return claimed ? { kind, until } : null;
}

/**
 * Does the work in one transaction, which also renews the lease: nothing is written once another process holds it.
 * Throws `ImportLeaseLost` then.
 */
export async function writeUnderLease<T>(
  db: Db,
  lease: ImportLease,
  now: Date,
  work: (tx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const until = leaseFrom(now);
  const result = await db.transaction().execute(async (tx) => {
    const held = await tx
      .updateTable('catalogue_imports')
      .set({ lease_until: until })
      .where('kind', '=', lease.kind)
      .where('lease_until', '=', lease.until)
      .returning('kind')
      .executeTakeFirst();
    if (!held) throw new ImportLeaseLost(lease.kind);
    return work(tx);
  });
  lease.until = until;
  return result;
}

/** Gives the import back, if it is still held. */
export async function releaseImport(db: Db, lease: ImportLease): Promise<void> {
  await db
    .updateTable('catalogue_imports')
    .set({ lease_until: new Date(0) })
    .where('kind', '=', lease.kind)
    .where('lease_until', '=', lease.until)
    .execute();
}
