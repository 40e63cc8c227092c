import { type RawBuilder, sql } from 'kysely';

/** SQL: the country code of a hotel in a JSON column, null when it is not known. `path`: where the hotel is in it. */
export function storedCountry(column: string, ...path: readonly string[]): RawBuilder<string | null> {
  const at = (...rest: string[]) =>
    sql`${sql.ref(column)} #>> ${sql.lit(`{${[...path, ...rest].join(',')}}`)}`;
  return sql`coalesce(${at('own', 'address', 'countryCode')}, ${at('address', 'country_code')})`;
}
