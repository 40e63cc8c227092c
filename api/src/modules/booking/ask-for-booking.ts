import type { RapidItinerary } from '../../adapters/rapid/itinerary-schemas.ts';
import { type AttemptRun, customerOf } from './attempt-run.ts';
import { recordIntent, recordOutcome } from '../payment/outside-call-store.ts';

export type BookingAtSupplier =
  | { kind: 'found'; itinerary: RapidItinerary }
  /** The supplier answered and has none now; within its window that proves nothing. */
  | { kind: 'absent' }
  | { kind: 'unknown' };

/** Asks the supplier for an attempt's booking by the reference and e-mail it was sent with. */
export async function askForBooking(run: AttemptRun): Promise<BookingAtSupplier> {
  const { app } = run;
  const { id, supplier_reference, request } = run.row;
  const intent = { attemptId: id, call: 'retrieve', key: supplier_reference, now: app.clock() };
  const callId = await recordIntent(app.db, intent);
  const outcome = await app.rapid.retrieveByReference(supplier_reference, request.email, customerOf(run.row));
  const found = outcome.kind === 'ok' ? outcome.value : null;
  const result = outcome.kind === 'ok' ? (found ? 'found' : 'absent') : outcome.kind;
  await recordOutcome(app.db, callId, result, app.clock());
  if (found) return { kind: 'found', itinerary: found };
  return { kind: outcome.kind === 'ok' ? 'absent' : 'unknown' };
}
