import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // How many the count may come to, and since when it has: shown on the operators' list of brakes. Earlier releases
  // write neither.
  `alter table call_counts add column most int4`,
  `alter table call_counts add column used_up_at int8`,
  `create index call_counts_used_up on call_counts (used_up_at) where used_up_at is not null`,
  // Unlike the counts these are kept: who let whom through, and why.
  `create table brake_lifts (
    id text primary key,
    key text collate "C" not null,
    reason text not null,
    lifted_by text not null references users (id),
    created_at timestamptz(3) not null,
    ends_at timestamptz(3) not null
  )`,
  `create index brake_lifts_key on brake_lifts (key, ends_at)`,
  `create index brake_lifts_created on brake_lifts (created_at desc, id desc)`,
];
