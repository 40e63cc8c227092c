import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // What the card provider said last of each dispute; status and reason are its own words, which may grow.
  `create table card_disputes (
    id text primary key,
    payment_intent_id text not null,
    attempt_id text references booking_attempts (id),
    amount int8 not null check (amount >= 0),
    currency text not null,
    reason text not null,
    status text not null,
    answer_by timestamptz,
    submissions int4 not null,
    withdrawn int8 not null,
    reinstated int8 not null,
    fee int8 not null,
    opened_at timestamptz not null,
    read_at timestamptz not null,
    ended_at timestamptz,
    evidence_by text references users (id),
    evidence_at timestamptz
  )`,
  `create index card_disputes_payment on card_disputes (payment_intent_id)`,
  `create index card_disputes_open on card_disputes (read_at) where ended_at is null`,
];
