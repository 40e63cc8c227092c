import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One per user: a colleague who opens the address of a preparation does not type into it.
  `create table booking_drafts (
    price_check_id text not null references price_checks (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    branch_id text not null references branches (id),
    draft jsonb not null,
    revision int4 not null default 1,
    saved_at timestamptz not null,
    primary key (price_check_id, user_id)
  )`,
  `create index booking_drafts_saved on booking_drafts (saved_at)`,
  `create index travels_branch_property on travels (branch_id, property_id, start_date)`,
  `create index travel_rooms_employee on travel_rooms (employee_id) where employee_id is not null`,
];
