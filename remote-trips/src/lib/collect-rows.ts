import { toAppError } from '@yado/shared/errors/app-error';

export interface RowPage<R> {
  rows: readonly R[];
  /** Number of rows in the whole export. */
  totalCount: number;
  /** Where the next page begins; null after the last one. */
  next: string | null;
}

interface Options<R> {
  /** Rejects when the page can’t be loaded. */
  fetchPage: (after: string | null) => Promise<RowPage<R>>;
  getKey: (row: R) => string;
  /** Called after each page but the last. */
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
  /** Rejects when it is aborted. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>;
}

const WAITS_AT_MOST = 5;
const DEFAULT_WAIT_S = 10;

/**
 * Every row of a paged export, each once: what moved from one page to the next while it was read is in both.
 * When the server asks for patience it is given it, a few times. Rejects when `signal` aborts or a page can’t be loaded.
 */
export async function collectRows<R>(options: Options<R>): Promise<R[]> {
  const { getKey, onProgress, signal } = options;
  const rows = new Map<string, R>();
  let after: string | null = null;
  do {
    signal.throwIfAborted();
    const page: RowPage<R> = await patiently(options, after);
    signal.throwIfAborted();
    for (const row of page.rows) rows.set(getKey(row), row);
    after = page.next;
    if (after !== null) onProgress(rows.size, page.totalCount);
  } while (after !== null);
  return [...rows.values()];
}

async function patiently<R>({ fetchPage, wait, signal }: Options<R>, after: string | null) {
  for (let waits = 0; ; waits++) {
    try {
      return await fetchPage(after);
    } catch (error) {
      const { kind, retryAfterSeconds } = toAppError(error);
      if (kind !== 'busy' || waits === WAITS_AT_MOST) throw error;
      await wait(retryAfterSeconds ?? DEFAULT_WAIT_S, signal);
    }
  }
}
