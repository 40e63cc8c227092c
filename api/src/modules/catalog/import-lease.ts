import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { ImportKind } from './tables.ts';

/** Held by one process at a time; releases before 0019 honor it as well. */
export interface ImportLease {
  kind: ImportKind;
  until: Date;
  /** Ends when nothing changes `until` any more: others who want to change it wait for that first. */
  turn: Promise<unknown>;
}

/** Another process has taken the import over; this one writes nothing more. */
export class ImportLeaseLost extends Error {
  override name = 'ImportLeaseLost';
}

/** Short, so that the import of a dead process is picked up soon; renewed while the work continues. */
export const LEASE_MS = 60_000;

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** Takes the import of this kind; where another process holds it, the moment until which it does. */
export async function claimImport(db: Db, kind: ImportKind, now: Date): Promise<ImportLease | Date> {
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
  if (claimed) return { kind, until, turn: Promise.resolve() };
  const held = await db
    .selectFrom('catalogue_imports')
    .select('lease_until')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return held.lease_until;
}

/**
 * Does the work in one transaction, which also renews the lease: nothing is written once another process holds it.
 * Throws `ImportLeaseLost` then.
 */
export function writeUnderLease<T>(
  db: Db,
  lease: ImportLease,
  clock: () => Date,
  work: (tx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return inTurn(lease, async () => {
    const [result, until] = await db.transaction().execute(async (tx) => {
      // Locked, nobody can take it while the work lasts, however long that is.
      const held = await tx
        .selectFrom('catalogue_imports')
        .select('kind')
        .where('kind', '=', lease.kind)
        .where('lease_until', '=', lease.until)
        .forUpdate()
        .executeTakeFirst();
      if (!held) throw new ImportLeaseLost(lease.kind);
      const done = await work(tx);
      const renewed = leaseFrom(clock());
      await tx
        .updateTable('catalogue_imports')
        .set({ lease_until: renewed })
        .where('kind', '=', lease.kind)
        .execute();
      return [done, renewed];
    });
    lease.until = until;
    return result;
  });
}

/** Gives the import back, if it is still held. */
export function releaseImport(db: Db, lease: ImportLease): Promise<void> {
  return inTurn(lease, async () => {
    await db
      .updateTable('catalogue_imports')
      .set({ lease_until: new Date(0) })
      .where('kind', '=', lease.kind)
      .where('lease_until', '=', lease.until)
      .execute();
  });
}

function inTurn<T>(lease: ImportLease, change: () => Promise<T>): Promise<T> {
  const changed = lease.turn.then(change);
  lease.turn = changed.catch(() => {});
  return changed;
}
