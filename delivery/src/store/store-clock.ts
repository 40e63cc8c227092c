import type { Store } from './store.ts';

/** A clock that is off by less says nothing wrong: objects have times in whole seconds, and writing takes a while. */
export const CLOCK_TOLERANCE_MS = 120_000;

/** Written to learn the store's time, which all machines share. */
const PROBE = 'checks/clock';

/** How far a clock is behind the store's (negative: ahead of it), in milliseconds. */
export async function behindStore(store: Pick<Store, 'put' | 'modified'>, now: () => Date): Promise<number> {
  await store.put(PROBE, Buffer.from(`${now().toISOString()}\n`));
  const written = await store.modified(PROBE);
  return written ? written.getTime() - now().getTime() : 0;
}
