import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Who asked for the change that is under way.
  `alter table travel_rooms
    add column change_by text,
    add column change_user_id text references users (id)`,
  `alter table travel_histories add column room_change jsonb`,
];
