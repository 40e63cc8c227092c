import { setTimeout as sleep } from 'node:timers/promises';
import { type HeldImport, type ImportDependencies, importCatalog } from './catalog-import.ts';
import { catalogIsUsable } from './catalog-store.ts';
import { ImportInterrupted } from './import-run.ts';
import { renewPlaceIndex } from './place-index-store.ts';

const CHECK_EVERY_MS = 15 * 60 * 1000;
/** After a fault of the supplier: an import of hours must not stop for long. */
const CONTINUE_AFTER_MS = 60_000;
/** Of a first import, which somebody waits for. After failures one after another it doubles up to the one above. */
const RETRY_MS = 2_000;

export interface RunningCatalog {
  /** Resolves once nothing of it runs any more; an import under way stops after its current page. */
  stop(): Promise<void>;
}

/** Hears in one sentence what a first import waits for; null: for nothing but the supplier's pages. */
export type OnWait = (reason: string | null) => void;

/** Ends after so long, or by an error once the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;
const waitFor: Wait = (ms, signal) => sleep(ms, undefined, { signal, ref: false });

interface Round {
  ended: 'done' | 'held' | 'failed';
  /** Why it could not continue. */
  reason: string | null;
}

/**
 * Keeps the catalog filled. With an empty one it resolves after the first country (it waits for the supplier as long as
 * it takes), otherwise at once; the other countries and all refreshes follow in the background.
 */
export async function startCatalog(
  app: ImportDependencies,
  onWait: OnWait,
  wait: Wait = waitFor,
): Promise<RunningCatalog> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isUsable = () => catalogIsUsable(app.db);
  let before: Round['ended'] = 'done';
  const importQuietly = async (until?: () => Promise<boolean>): Promise<Round> => {
    const round = await importRound(app, signal, until);
    // Its end moves on while the other process works: said once.
    if (round.ended === 'held' && before !== 'held')
      app.log.info({ event: 'catalogue-import-held' }, round.reason ?? '');
    before = round.ended;
    return round;
  };
  const keepFresh = async () => {
    while (!signal.aborted) {
      const { ended } = await importQuietly();
      const pause = ended === 'done' ? CHECK_EVERY_MS : CONTINUE_AFTER_MS;
      await wait(pause, signal).catch(() => {});
    }
  };
  let pause = RETRY_MS;
  while (!(await isUsable())) {
    const { ended, reason } = await importQuietly(isUsable);
    onWait(reason);
    if (await isUsable()) break;
    await wait(pause, signal);
    pause = ended === 'failed' ? Math.min(pause * 2, CONTINUE_AFTER_MS) : RETRY_MS;
    // It may be free by now, and the next try a long one.
    if (ended === 'held') onWait(null);
  }
  onWait(null);
  const running = keepFresh();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Imports what it can, and never throws. */
async function importRound(
  app: ImportDependencies,
  signal: AbortSignal,
  until?: () => Promise<boolean>,
): Promise<Round> {
  try {
    const held = await importCatalog(app, signal, until);
    // Once for all countries: reading the places takes about a second.
    await renewPlaceIndex(app.db);
    return held ? { ended: 'held', reason: describeHeld(held) } : { ended: 'done', reason: null };
  } catch (err) {
    const reason = describeFailure(err, app.clock());
    if (!signal.aborted) app.log.warn({ event: 'catalogue-import-failed', err }, reason);
    return { ended: 'failed', reason };
  }
}

function describeHeld({ kind, country, until }: HeldImport): string {
  return `The import of ${country} (${kind}) is held by another process until ${formatTime(until)}, longer if that one still works.`;
}

/** Anybody may read it: what went wrong here, not at the supplier, is for the log alone. */
function describeFailure(error: unknown, at: Date): string {
  const why = error instanceof ImportInterrupted ? error.message : 'the log says why';
  return `The import failed at ${formatTime(at)}, and is tried again: ${why}.`;
}

function formatTime(at: Date): string {
  return at.toISOString().replace(/\.\d+/, '');
}
