import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Seals and logos that agencies put on their papers. A row never changes: papers keep the seal of their day.
  `create table agency_pictures (
    id text primary key,
    agency_id text not null references agencies (id),
    png bytea not null,
    created_at timestamptz(3) not null
  )`,
  `create index agency_pictures_agency on agency_pictures (agency_id)`,
  // Deferred: the agency changes first, if it still is what somebody saw, and the picture is stored after that.
  ...['seal_id', 'logo_id'].map(
    (column) =>
      `alter table agencies add column ${column} text references agency_pictures (id) deferrable initially deferred`,
  ),
];
