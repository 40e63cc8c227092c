import { sql } from 'kysely';
import type { Db } from '../../src/db/client.ts';

/** Texts that only rows of an owner hold, by owner: what nobody outside may meet in any answer. */
export type OwnedTexts = ReadonlyMap<string, ReadonlySet<string>>;

interface Table {
  table_name: string;
  columns: string[];
}

/**
 * Reads every table of the database and gives each row to the branch, company or agency that it belongs to, over the
 * columns that lead there. New tables are found by themselves as long as they use the same names.
 */
export async function readOwnedTexts(db: Db): Promise<OwnedTexts> {
  const { rows: tables } = await sql<Table>`
    select table_name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and data_type = 'text' group by table_name`.execute(db);
  const owned = new Map<string, Set<string>>();
  for (const { table_name: table, columns } of tables) {
    const owner = findOwner(table, columns);
    if (owner === null) continue;
    const { rows } = await sql<Record<string, string | null>>`
      select ${sql.raw(owner)} as owner_, ${sql.raw(columns.map((name) => `t."${name}"`).join(', '))}
      from ${sql.table(table)} t`.execute(db);
    for (const { owner_, ...values } of rows) {
      if (owner_ === null || owner_ === undefined) continue;
      const texts = owned.get(owner_) ?? new Set();
      owned.set(owner_, texts);
      for (const [name, value] of Object.entries(values)) {
        if (!catalogColumns.has(name) && isTelling(value)) texts.add(value);
      }
    }
  }
  return owned;
}

/** What a row repeats of the catalog: words that many rows share. */
const catalogColumns = new Set([
  'property_id',
  'hotel_name',
  'hotel_name_en',
  'city',
  'time_zone',
  'room_name',
  'room_name_en',
  'eps_room_id',
  'room_id',
  'rate_id',
  'bed_group_id',
  'bed_type',
  'bed_description',
  'region_id',
]);

const ownerQueries: Record<string, string> = {
  branch_id: 't.branch_id',
  travel_id: '(select branch_id from travels where id = t.travel_id)',
  attempt_id: '(select branch_id from booking_attempts where id = t.attempt_id)',
  invoice_id: '(select branch_id from invoices where id = t.invoice_id)',
  user_id: '(select branch_id from users where id = t.user_id)',
};

function findOwner(table: string, columns: readonly string[]): string | null {
  if (table === 'companies' || table === 'agencies' || table === 'branches') return 't.id';
  const ways = Object.keys(ownerQueries).filter((name) => columns.includes(name));
  const branch = ways.map((name) => ownerQueries[name]).join(', ');
  if (table === 'users') return 'coalesce(t.branch_id, t.agency_id)';
  return ways.length === 0 ? null : `coalesce(${branch})`;
}

/** Long enough not to be in an answer by chance, and neither a word of an enumeration nor a number. */
function isTelling(value: string | null | undefined): value is string {
  return typeof value === 'string' && value.length >= 6 && !/^(?:[A-Z_]+|[\d-]+)$/.test(value);
}

/** The texts of everybody outside the scope that nobody inside it has too. */
export function foreignTexts(owned: OwnedTexts, scope: readonly string[]): string[] {
  const own = new Set(scope.flatMap((owner) => [...(owned.get(owner) ?? [])]));
  const foreign = [...owned].filter(([owner]) => !scope.includes(owner)).flatMap(([, texts]) => [...texts]);
  return foreign.filter((text) => !own.has(text));
}

/** Whether an answer holds the text: as a value of its own, or, where it is as long as an id, anywhere. */
export function holds(answer: string, text: string): boolean {
  return answer.includes(text.length >= 20 ? text : JSON.stringify(text));
}
