import { type RawBuilder, sql } from 'kysely';

/** A jsonb parameter. pg would send a JavaScript array as a PostgreSQL array, PGlite as JSON; text is the same on both. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::text::jsonb`;
}
