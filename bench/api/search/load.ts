import { sql } from 'kysely';
import type { Db } from '../../../api/src/db/client.ts';
import { refreshPopular } from '../../../api/src/modules/catalog/finish-import.ts';
import { searchEntry } from './names.ts';

const CHUNK = 2_000;

/** Puts the properties from `from` up to `to` into the index that typing searches. */
export async function loadEntries(db: Db, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += CHUNK) {
    const entries = Array.from({ length: Math.min(CHUNK, to - start) }, (_, index) =>
      searchEntry(start + index),
    );
    await sql`insert into search_entries (kind, id, region_type, search_text, grams, popularity, run)
      select kind, id, null, search_text, array(select jsonb_array_elements_text(grams)), popularity, 1
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as entry (kind text, id text, search_text text, grams jsonb, popularity float8)`.execute(db);
  }
  await refreshPopular(db);
  await sql`vacuum analyze search_entries`.execute(db);
}
