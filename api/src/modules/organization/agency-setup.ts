import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { AgencyFields } from './agency-validation.ts';
import type { AgencyRow } from './tables.ts';

/** The agencies that a person may mean by a text: an id or a name. */
export async function findAgenciesByReference(app: AppContext, reference: string): Promise<AgencyRow[]> {
  return app.db
    .selectFrom('agencies')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', reference), eb('name', '=', reference)]))
    .orderBy('created_at')
    .execute();
}

/** Adds an agency; null when there is one of that name. */
export async function createAgency(
  app: AppContext,
  agency: AgencyFields & { name: string },
): Promise<{ id: string } | null> {
  return app.db.transaction().execute(async (tx) => {
    // Names are unique only as long as two that create the same one wait for one another.
    await sql`lock table agencies in share row exclusive mode`.execute(tx);
    const same = await tx
      .selectFrom('agencies')
      .select('id')
      .where('name', '=', agency.name)
      .executeTakeFirst();
    if (same !== undefined) return null;
    return tx
      .insertInto('agencies')
      .values({ id: newId(), ...agency, created_at: app.clock() })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
}
