import type { updateAttempt as write } from '../../src/modules/booking/attempt-store.ts';
import * as store from '../../src/modules/booking/attempt-store.ts';
import type { AttemptRow } from '../../src/modules/booking/tables.ts';

export * from '../../src/modules/booking/attempt-store.ts';

/** The states that say that a call outside is about to be made. */
const intents = new Set(['AUTHORIZING', 'SUPPLIER_SENT']);

/** Moves the attempt, but keeps the intents in memory: what a careless implementation would do. */
export const updateAttempt: typeof write = async (db, read, change) =>
  intents.has(String(change.state))
    ? ({ ...read, ...change } as AttemptRow)
    : store.updateAttempt(db, read, change);
