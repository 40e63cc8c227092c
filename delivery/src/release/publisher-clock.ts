import { ReleaseError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { behindStore } from '../store/store-clock.ts';

/** A document holds for 30 days: minutes are nothing to it, and a laptop's clock may be off by some. */
const TOLERANCE_MS = 10 * 60_000;

/**
 * Throws a `ReleaseError` when the clock of this machine differs from the store's, or is behind a document in force
 * (`issuedAt` of each). `harm` says what would happen, by default to documents: what it signs would expire too early, or hold too long.
 */
export async function requireRightClock(
  store: Store,
  now: () => Date,
  issuedAt: string[],
  harm = 'Documents would expire too early or hold too long',
): Promise<void> {
  const behindMs = await behindStore(store, now);
  const [newest] = issuedAt.sort().reverse();
  const reason =
    Math.abs(behindMs) > TOLERANCE_MS
      ? `the store's says ${new Date(now().getTime() + behindMs).toISOString()}`
      : newest !== undefined && Date.parse(newest) - now().getTime() > TOLERANCE_MS
        ? `a document in force was issued at ${newest}`
        : null;
  if (reason === null) return;
  throw new ReleaseError(
    `The clock of this machine says ${now().toISOString()}, but ${reason}. ${harm}, and nothing was changed. Set the clock; if it is the right one, say --trust-clock.`,
  );
}
