import type { WrongClock } from '../events/count-reader.ts';
import type { Store } from '../store/store.ts';
import { behindStore, CLOCK_TOLERANCE_MS } from '../store/store-clock.ts';

const MEASURE_EVERY_MS = 60_000;

/** The store's time, kept by a clock of this process that is compared with it once a minute. */
export function createStoreClock(store: Pick<Store, 'put' | 'modified'>, own: () => Date) {
  let behindMs = 0;
  let measured = Number.NEGATIVE_INFINITY;
  return {
    now: (): Date => new Date(own().getTime() + behindMs),
    follow: async (): Promise<void> => {
      // By a clock that nobody sets.
      if (performance.now() - measured < MEASURE_EVERY_MS) return;
      const found = await behindStore(store, own);
      behindMs = Math.abs(found) > CLOCK_TOLERANCE_MS ? found : 0;
      measured = performance.now();
    },
    /** This process, if its clock is off. */
    wrong: (): WrongClock[] => (behindMs === 0 ? [] : [{ process: 'watcher', behindMs }]),
  };
}
