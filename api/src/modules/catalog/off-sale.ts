import { type Kysely, sql } from 'kysely';
import type { SupplierPage } from '../../adapters/supplier/supplier-port.ts';
import type { Database } from '../../db/schema.ts';
import { writeUnderLease } from './import-lease.ts';
import { type ImportRun, valueOrThrow } from './import-run.ts';

type Tx = Kysely<Database>;

/**
 * Takes hotels off sale that the supplier no longer lists, and those of countries that are none of ours, after a run
 * that read the whole list. Trips keep the contents.
 */
export async function takeUnlistedOffSale({ db, lease, clock, part, countries }: ImportRun): Promise<void> {
  await writeUnderLease(db, lease, clock, async (tx) => {
    await tx
      .updateTable('properties')
      .set({ active: false })
      .where('active', '=', true)
      .where(({ and, eb, or }) =>
        or([
          and([eb('country_code', '=', part.country_code), eb('run', '<>', part.run)]),
          eb('country_code', 'not in', [...countries]),
        ]),
      )
      .execute();
    await forgetInactive(tx);
  });
}

/** Takes hotels off sale that the supplier took off since then: a list of changes does not name them. */
export async function takeInactiveOffSale(run: ImportRun, since: string): Promise<void> {
  const { db, supplier, lease, clock } = run;
  let next: string | null = null;
  do {
    const page: SupplierPage<string> = valueOrThrow(await supplier.inactiveHotelIds(since, next));
    if (page.items.length > 0) {
      await writeUnderLease(db, lease, clock, async (tx) => {
        await tx.updateTable('properties').set({ active: false }).where('id', 'in', page.items).execute();
        await forgetInactive(tx);
      });
    }
    next = page.next;
  } while (next !== null);
}

async function forgetInactive(tx: Tx): Promise<void> {
  await sql`delete from search_entries using properties
    where kind = 'property' and search_entries.id = properties.id and not properties.active`.execute(tx);
}
