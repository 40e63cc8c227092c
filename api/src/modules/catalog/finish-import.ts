import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { countRegions } from './count-regions.ts';
import { writeUnderLease } from './import-lease.ts';
import { closePart } from './import-part-store.ts';
import type { ImportRun } from './import-run.ts';
import { takeInactiveOffSale, takeUnlistedOffSale } from './off-sale.ts';
import { forgetPropertyContents } from './property-contents.ts';

/** Takes hotels off sale that are gone, counts the others in their regions and closes the run. */
export async function finishProperties(run: ImportRun): Promise<void> {
  const { db, part } = run;
  if (part.since === null) await takeUnlistedOffSale(run);
  else await takeInactiveOffSale(run, part.since);
  // Regions of this country that are there already were counted with the hotels of before.
  await countRegions(db, part.country_code);
  await close(run);
  forgetPropertyContents(db);
}

/** Chooses again which entries count as popular. */
export async function refreshPopular(db: Db): Promise<void> {
  await sql`refresh materialized view search_popular`.execute(db);
}

/** Counts the hotels of each region, makes the regions findable, forgets old ones and closes the run. */
export async function finishRegions(run: ImportRun): Promise<void> {
  const { db, part, countries } = run;
  await writeUnderLease(db, run.lease, run.clock, async (tx) => {
    const gone = await tx
      .deleteFrom('regions')
      .where(({ and, eb, or }) =>
        or([
          and([eb('country_code', '=', part.country_code), eb('run', '<>', part.run)]),
          eb('country_code', 'is', null),
          eb('country_code', 'not in', [...countries]),
        ]),
      )
      .returning('id')
      .execute();
    // As one array: a statement takes no more than 65,535 single values.
    const ids = gone.map(({ id }) => id);
    await tx
      .deleteFrom('search_entries')
      .where('kind', '=', 'region')
      .where(sql<boolean>`id = any(${ids}::text[])`)
      .execute();
  });
  await countRegions(db, part.country_code);
  await close(run);
}

async function close({ db, lease, part, clock }: ImportRun): Promise<void> {
  await writeUnderLease(db, lease, clock, async (tx) => {
    await refreshPopular(tx);
    await closePart(tx, part, clock());
  });
}
