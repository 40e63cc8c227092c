import type { Counted, CountStore } from './count-store.ts';

/**
 * What `RateLimiterPostgres` takes for its database: all that it asks for here is to add points, and the store does so
 * for many keys in one statement, or inside of a transaction. `most` points use a key up.
 */
export function createCountingClient(store: Pick<CountStore, 'add'>, most: number) {
  return {
    query: async ({
      values: [key, points, expire],
    }: {
      values: [string, number, number];
    }): Promise<{ rows: Counted[] }> => ({ rows: [await store.add({ key, points, expire, most })] }),
  };
}

/** The rest of its options: the table is ours, and nothing is cleaned up behind our back. */
export const countTable = {
  storeType: 'client',
  tableName: 'call_counts',
  tableCreated: true,
  clearExpiredByTimeout: false,
} as const;
