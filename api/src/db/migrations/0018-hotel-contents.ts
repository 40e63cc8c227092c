import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The product's own form of a hotel; `content` stays in the supplier's form for the release before.
  `alter table property_contents add column hotel jsonb`,
  // It holds only while it is the row's run: the release before writes `content` and `run` alone.
  `alter table property_contents add column hotel_run int4`,
  // As of `content`: compressing takes longer than writing, and it is written every day.
  `alter table property_contents alter column hotel set storage external`,
];
