import { CompiledQuery } from 'kysely';
import { type Bind, statement } from '../../db/condition.ts';
import type { Db } from '../../db/client.ts';
import type { BranchTravelsInput } from '../../graphql/__generated__/schema-types.ts';

type Typed = 'travelNumber' | 'hotelName' | 'guestName' | 'memo';

interface Source {
  table: string;
  id: string;
  text: string;
  /** Which rows count. */
  only?: string;
}

/** Where each text that people type is looked for. Migrations 0049 and 0066 have an index over the pairs of characters of each. */
const sources: Record<Typed, Source> = {
  travelNumber: { table: 'travels', id: 'id', text: 'travel_number' },
  hotelName: { table: 'travels', id: 'id', text: "hotel_name || ' ' || hotel_name_en" },
  // In both orders.
  guestName: {
    table: 'travel_rooms',
    id: 'travel_id',
    text: "family_name || ' ' || given_name || ' ' || family_name",
  },
  // An agency doesn't read the operators' memos, and nobody looks for words of theirs.
  memo: { table: 'travel_memos', id: 'travel_id', text: 'text', only: "kind = 'COMPANY'" },
};

/** With more the list's own order finds a page sooner. */
const FEW = 2_000;

/** The conditions on `travels` for the texts of a filter: each is somewhere in its source, in whatever case. */
export function typedConditions(input: BranchTravelsInput, bind: Bind): string[] {
  return readTyped(input).map(({ table, id, text, only = 'true', sought }) => {
    const contains = `${only} and strpos(lower(${text}), lower(${bind(sought)})) > 0`;
    return table === 'travels'
      ? contains
      : `exists (select 1 from ${table} where ${id} = travels.id and ${contains})`;
  });
}

/**
 * Ids of all trips, of whatever branch, that one of the texts of a filter fits, where they are few; else null. Asked
 * beforehand, because PostgreSQL guesses badly how many rows have several pairs of characters, and its way through the list
 * depends on that.
 */
export async function findFewTrips(db: Db, input: BranchTravelsInput): Promise<string[] | null> {
  for (const { table, id, text, only = 'true', sought } of readTyped(input)) {
    // A single character is no pair.
    if ([...sought].length < 2) continue;
    const query = statement((bind) => {
      const value = bind(sought);
      return `select ${id} as id from ${table} where ${only} and character_pairs(${text}) @> character_pairs(${value})
        and strpos(lower(${text}), lower(${value})) > 0 limit ${FEW + 1}`;
    });
    const found = CompiledQuery.raw(query.text, query.parameters) as CompiledQuery<{ id: string }>;
    const { rows } = await db.executeQuery(found);
    if (rows.length <= FEW) return rows.map((row) => row.id);
  }
  return null;
}

function readTyped(input: BranchTravelsInput) {
  return (Object.keys(sources) as Typed[]).flatMap((name) => {
    const sought = input[name]?.normalize('NFKC').trim();
    return sought ? [{ ...sources[name], sought }] : [];
  });
}
