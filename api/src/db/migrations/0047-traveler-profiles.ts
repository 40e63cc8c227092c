import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
}

const table = `create table traveler_profiles (
  user_id text primary key references users (id) on delete cascade,
  family_name text,
  given_name text,
  phone text,
  smoking boolean not null,
  bed text,
  arrival_hour int2,
  updated_at timestamptz(3) not null
)`;
