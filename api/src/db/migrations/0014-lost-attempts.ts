import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Found outside, of attempts that may have no row here any more: nothing to refer to.
  `create table lost_attempts (
    subject text primary key,
    attempt_id text not null,
    payment_intent_id text,
    branch_id text,
    supplier_reference text not null,
    sealed_contact text not null,
    made_at timestamptz not null,
    found_at timestamptz not null,
    next_check_at timestamptz
  )`,
  `create index lost_attempts_due on lost_attempts (next_check_at) where next_check_at is not null`,
];
