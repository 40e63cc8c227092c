import type { Store } from '../store/store.ts';
import { lastPublication } from './publications.ts';

/** A command may end between its documents and the word that they are there. */
const LONGEST_MS = 10 * 60_000;

interface Options {
  store: Pick<Store, 'get'>;
  now: () => Date;
  /** How old what is known of publications may be; with 0 nothing is kept. */
  freshForMs: number;
}

interface Kept<T> {
  at: number;
  publication: string | null;
  found: Promise<T>;
}

/**
 * Keeps what `find` finds in the store under a name until something is published: two small questions for all names
 * in `freshForMs`, instead of one list for each. The second one is asked before the answer to the first is too old, so
 * that nobody waits for it as long as names are asked for that often. What could not be found is looked for again after
 * that time.
 */
export function cacheUntilPublished<T>({ store, now, freshForMs }: Options) {
  const kept = new Map<string, Kept<T>>();
  let asked: { at: number; publication: Promise<string | null> } | undefined;
  let answered: { at: number; publication: string | null } | undefined;

  // A clock that was put back must not keep an old look fresh.
  const isWithin = (ms: number, at: number) => Math.abs(now().getTime() - at) < ms;

  async function publication(): Promise<string | null> {
    if (!asked || !isWithin(freshForMs / 2, asked.at)) asked = ask();
    return answered && isWithin(freshForMs, answered.at) ? answered.publication : asked.publication;
  }

  function ask() {
    const at = now().getTime();
    const publication = lastPublication(store);
    void publication.then((announced) => {
      answered = { at, publication: announced };
    });
    return { at, publication };
  }

  function isCurrent({ at, publication }: Kept<T>, announced: string | null): boolean {
    return (
      isWithin(freshForMs, at) ||
      (announced !== null && announced === publication && isWithin(LONGEST_MS, at))
    );
  }

  return async function keep(name: string, find: () => Promise<T>): Promise<T> {
    // Before the look: what is published after it must not be taken for seen.
    const announced = freshForMs > 0 ? await publication() : null;
    const last = kept.get(name);
    if (last && isCurrent(last, announced)) return last.found;
    const look: Kept<T> = { at: now().getTime(), publication: announced, found: find() };
    kept.set(name, look);
    look.found.catch(() => {
      look.publication = null;
    });
    return look.found;
  };
}
