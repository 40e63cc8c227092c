import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

type Value = string | number | null;

/** By column: what somebody saw, and what it becomes. */
export type Changes = Record<string, { from: Value; to: Value }>;

/** The columns in which a row differs from what is wanted. */
export function findChanges<Wanted extends object>(
  row: { [K in keyof Wanted]: unknown },
  wanted: Wanted,
): Changes {
  const changes: Changes = {};
  for (const [column, to] of Object.entries(wanted) as [keyof Wanted & string, Value | undefined][]) {
    const from = row[column] as Value;
    if (to !== undefined && to !== from) changes[column] = { from, to };
  }
  return changes;
}

/** Changes columns of a row if they still are what somebody saw; false when they are not, and then nothing changes. */
export async function updateAsSeen(
  db: Db,
  table: 'companies' | 'agencies' | 'branches' | 'users',
  id: string,
  changes: Changes,
  now?: Date,
): Promise<boolean> {
  const columns = Object.entries(changes);
  const set = columns.map(([column, { to }]) => sql`${sql.ref(column)} = ${to}`);
  if (now !== undefined) set.push(sql`updated_at = ${now.toISOString()}::timestamptz`);
  const seen = columns.map(([column, { from }]) => sql`${sql.ref(column)} is not distinct from ${from}`);
  const { rows } = await sql`update ${sql.table(table)} set ${sql.join(set)}
    where id = ${id} and ${sql.join(seen, sql` and `)} returning id`.execute(db);
  return rows.length > 0;
}
