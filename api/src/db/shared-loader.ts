import DataLoader from 'dataloader';
import { asShared } from '../lib/priority.ts';

const PATIENCE_MS = 1_000;

/**
 * Loads by key for all requests of the process: keys asked for in one turn of the event loop, or while a query is under
 * way, go into the next one together. Under load many requests share one query, and an idle process waits for nobody.
 * Nothing is remembered, so an answer is never older than its question. A query that takes long, perhaps on a silent
 * connection, is not waited for.
 * @param find answers for the keys, in their order
 * @param gatherMs how long a query waits for more keys while none is under way; by default until the turn ends
 */
export function createSharedLoader<Key, Value>(
  find: (keys: readonly Key[]) => Promise<readonly Value[]>,
  { gatherMs = 0 }: { gatherMs?: number } = {},
): DataLoader<Key, Value> {
  let busy = false;
  let next: (() => void) | null = null;
  return new DataLoader<Key, Value>(
    async (keys) => {
      busy = true;
      try {
        return await asShared(() => find(keys));
      } finally {
        busy = false;
        const dispatch = next;
        next = null;
        dispatch?.();
      }
    },
    {
      cache: false,
      batchScheduleFn: (dispatch) => {
        if (!busy) {
          if (gatherMs > 0) setTimeout(dispatch, gatherMs);
          else setImmediate(dispatch);
          return;
        }
        const late = setTimeout(() => {
          if (next === go) next = null;
          dispatch();
        }, PATIENCE_MS);
        const go = () => {
          clearTimeout(late);
          dispatch();
        };
        next = go;
      },
    },
  );
}
