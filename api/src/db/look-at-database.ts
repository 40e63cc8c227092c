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
  /** Why nothing can be written; null where it can. */
  readOnly: 'standby' | 'setting' | null;
  /** Some tables of a database that no release of ours has migrated. */
  foreignTables: string[];
}

interface Row {
  version: number;
  may_create: boolean;
  has_ledger: boolean;
  is_standby: boolean;
  is_read_only: boolean;
  foreign_tables: string[];
}

/** The first releases had one table of migrations; a table of that name is also in what other frameworks make. */
const isOurs = sql`(to_regclass('applied_migrations') is not null or exists (
  select from pg_attribute where attrelid = to_regclass('schema_migrations') and attname = 'name'))`;

/** Three are enough to know what it is; what an extension made says nothing. */
const tables = sql`array(
  select relname::text from pg_class
  where relnamespace = to_regnamespace(current_schema()) and relkind in ('r', 'p')
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  order by relname limit 3)`;

/** Reads version, migrations and rights; throws what the driver throws. */
export async function lookAtDatabase(db: Db): Promise<DatabaseLook> {
  const { rows } = await sql<Row>`
    select current_setting('server_version_num')::int / 10000 as version,
      has_schema_privilege(current_schema(), 'CREATE')
        and (has_database_privilege(current_database(), 'CREATE') or to_regnamespace('pgboss') is not null)
        as may_create,
      to_regclass('applied_migrations') is not null as has_ledger,
      pg_is_in_recovery() as is_standby,
      current_setting('transaction_read_only')::boolean as is_read_only,
      case when ${isOurs} then '{}'::text[] else ${tables} end as foreign_tables`.execute(db);
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
    readOnly: about.is_standby ? 'standby' : about.is_read_only ? 'setting' : null,
    foreignTables: about.foreign_tables,
  };
}

async function readApplied(db: Db): Promise<{ name: string; requires: string | null }[]> {
  const { rows } = await sql<{ name: string; requires: string | null }>`
    select name::text, null::text as requires from schema_migrations
    union all select name, requires from applied_migrations`.execute(db);
  return rows;
}
