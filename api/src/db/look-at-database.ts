import { sql } from 'kysely';
import type { Db } from './client.ts';
import { migrations } from './migrations/migrations.ts';

/** What a look at the database found, without a change. */
export interface DatabaseLook {
  /** `server_version_num` in hundreds of thousands: 15 for 15.x. */
  version: number;
  /** Migrations of this release that the next start will do. */
  pending: string[];
  /** A migration of a later release that this one can't work with; null where there is none. */
  requires: string | null;
  /** Whether the user may make tables. */
  mayCreate: boolean;
}

/** Reads version, migrations and rights; throws what the driver throws. */
export async function lookAtDatabase(db: Db): Promise<DatabaseLook> {
  const { rows } = await sql<{ version: number; may_create: boolean; has_ledger: boolean }>`
    select current_setting('server_version_num')::int / 10000 as version,
      has_schema_privilege(current_schema(), 'CREATE')
        and (has_database_privilege(current_database(), 'CREATE') or to_regnamespace('pgboss') is not null)
        as may_create,
      to_regclass('applied_migrations') is not null as has_ledger`.execute(db);
  const [about] = rows;
  if (about === undefined) throw new Error('The database answers nothing.');
  const applied = about.has_ledger ? await readApplied(db) : [];
  const done = new Set(applied.map(({ name }) => name));
  const blocking = applied.find(
    ({ name, requires }) => requires !== null && !(name in migrations) && !(requires in migrations),
  );
  return {
    version: about.version,
    pending: Object.keys(migrations).filter((name) => !done.has(name)),
    requires: blocking?.requires ?? null,
    mayCreate: about.may_create,
  };
}

async function readApplied(db: Db): Promise<{ name: string; requires: string | null }[]> {
  const { rows } = await sql<{ name: string; requires: string | null }>`
    select name::text, null::text as requires from schema_migrations
    union all select name, requires from applied_migrations`.execute(db);
  return rows;
}
