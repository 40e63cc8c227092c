import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table credit_cards add column detached_at timestamptz`,
  `create index credit_cards_attached on credit_cards (deleted_at)
    where deleted_at is not null and detached_at is null`,
  // By preparation, failed attempts included: each look at a preparation and each save of its draft asks.
  `create index booking_attempts_price_check on booking_attempts (price_check_id)`,
  `create index booking_attempts_updated on booking_attempts (updated_at)`,
  `create index booking_attempts_external_key on booking_attempts (idempotency_key) where kind = 'EXTERNAL'`,
  `create index payments_intent on payments (payment_intent_id) where payment_intent_id is not null`,
  // The lists of operators, which are of all branches.
  `create index travels_start on travels (start_date, id)`,
  `create index travels_created on travels (created_at, id)`,
  // An agency's reach goes by its branches.
  `drop index travels_agency_start`,
];
