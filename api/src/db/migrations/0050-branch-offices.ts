import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // An import may take the region away: the office then has no place, and says so.
  `create table branch_offices (
    id text primary key,
    branch_id text not null references branches (id),
    name text not null,
    region_id text not null,
    created_by text not null references users (id),
    created_at timestamptz(3) not null,
    unique (branch_id, name)
  )`,
];
