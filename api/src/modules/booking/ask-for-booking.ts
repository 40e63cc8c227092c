import type { Itinerary } from '../../adapters/supplier/supplier-itinerary.ts';
import { type AttemptRun, getCustomer } from './attempt-run.ts';
import { recordIntent, recordOutcome } from '../payment/outside-call-store.ts';

export type BookingAtSupplier =
  | { kind: 'found'; itinerary: Itinerary }
  /** The supplier answered and has none now; within its window that proves nothing. */
  | { kind: 'absent' }
  | { kind: 'unknown' };

/** Asks the supplier for an attempt's booking by the reference and e-mail it was sent with. */
export async function askForBooking(run: AttemptRun): Promise<BookingAtSupplier> {
  const { app } = run;
  const { id, supplier_reference, request } = run.row;
  const intent = { attemptId: id, call: 'retrieve', key: supplier_reference, now: app.clock() };
  const callId = await recordIntent(app.db, intent);
  const customer = getCustomer(run.row);
  const outcome = await app.supplier.retrieveByReference(supplier_reference, request.email, customer);
  const found = outcome.kind === 'ok' ? outcome.value : null;
  const result = outcome.kind === 'ok' ? (found ? 'found' : 'absent') : outcome.kind;
  await recordOutcome(app.db, callId, result, app.clock());
  if (found) return { kind: 'found', itinerary: found };
  return { kind: outcome.kind === 'ok' ? 'absent' : 'unknown' };
}
