import type { Db } from '../../db/client.ts';
import type { Metrics } from '../../metrics/metrics.ts';

const HOUR_MS = 60 * 60 * 1000;

interface CatalogGauges {
  db: Db;
  metrics: Metrics;
  clock: () => Date;
  countries: readonly string[];
}

/** How many countries are still missing, and the hours since the hotels of each were read, as far as they were. */
export function registerCatalogGauges({ db, metrics, clock, countries }: CatalogGauges): void {
  const readHours = async () => {
    const parts = await db
      .selectFrom('catalogue_parts')
      .select(['country_code', 'read_at'])
      .where('kind', '=', 'properties')
      .where('country_code', 'in', [...countries])
      .execute();
    const hours = (then: Date) => (clock().getTime() - then.getTime()) / HOUR_MS;
    return Object.fromEntries(
      parts.flatMap(({ country_code, read_at }) => (read_at ? [[country_code, hours(read_at)]] : [])),
    ) as Record<string, number>;
  };
  metrics.gauge(
    'yado_catalog_age_hours',
    'Hours since the beginning of the last finished import of a country’s hotels.',
    'country',
    readHours,
  );
  metrics.gauge(
    'yado_catalog_countries',
    'Countries by whether their hotels were imported once.',
    'state',
    async () => {
      const imported = Object.keys(await readHours()).length;
      return { imported, missing: countries.length - imported };
    },
  );
}
