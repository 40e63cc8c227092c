import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A card for one booking: its row in credit_cards is deleted from the start, so that whatever asks for the cards of a
  // branch, releases before this one included, finds none. The preparation has no reference: unused ones are deleted.
  `create table booking_cards (
    card_id text primary key references credit_cards (id),
    branch_id text not null references branches (id),
    user_id text not null references users (id),
    price_check_id text not null,
    created_at timestamptz not null default now(),
    released_at timestamptz
  )`,
  `create index booking_cards_held on booking_cards (price_check_id) where released_at is null`,
  `alter table card_registrations add column price_check_id text`,
];
