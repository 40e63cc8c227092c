import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // What the request that claimed a room agreed to about the trip that is replaced: each request has its own.
  `alter table travel_rooms
    add column cancel_previous_wish text check (cancel_previous_wish in ('KEEP', 'KEEP_IF_NOT_CANCELED', 'CANCEL')),
    add column cancel_previous_penalty int8`,
];
