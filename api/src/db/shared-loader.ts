import DataLoader from 'dataloader';

/**
 * Loads by key for all requests of the process: keys asked for in one turn of the event loop, or while a query is under
 * way, go into the next one together. Under load many requests share one query, and an idle process waits for nobody.
 * Nothing is remembered, so an answer is never older than its question.
 * @param find answers for the keys, in their order
 */
export function createSharedLoader<Key, Value>(
  find: (keys: readonly Key[]) => Promise<readonly Value[]>,
): DataLoader<Key, Value> {
  let busy = false;
  let next: (() => void) | null = null;
  return new DataLoader<Key, Value>(
    async (keys) => {
      busy = true;
      try {
        return await find(keys);
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
        if (busy) next = dispatch;
        else setImmediate(dispatch);
      },
    },
  );
}
