import type { ChangePaymentResult } from '../../adapters/cards/cards-port.ts';
import type { AppContext } from '../../context.ts';
import { recordIntent, recordOutcome } from './outside-call-store.ts';

type App = Pick<AppContext, 'db' | 'cards' | 'clock' | 'log'>;
type Dropped = ChangePaymentResult['kind'];

/** Releases a payment of an attempt that is not to be captured: funds held for nothing, or one that was refused. */
export async function dropAuthorization(
  app: App,
  attemptId: string,
  paymentIntentId: string,
): Promise<Dropped> {
  const key = toKey(attemptId, paymentIntentId);
  const callId = await recordIntent(app.db, { attemptId, call: 'drop', key, now: app.clock() });
  const dropped = await drop(app, attemptId, paymentIntentId);
  await recordOutcome(app.db, callId, dropped, app.clock());
  return dropped;
}

/**
 * The same for an attempt that has no row, and so none of its calls: its finding is on record before, and what came of
 * it is on the desk's afterwards.
 */
export function dropLostAuthorization(
  app: App,
  attemptId: string,
  paymentIntentId: string,
): Promise<Dropped> {
  return drop(app, attemptId, paymentIntentId);
}

async function drop(app: App, attemptId: string, paymentIntentId: string): Promise<Dropped> {
  const { kind } = await app.cards.cancelAuthorization(paymentIntentId, toKey(attemptId, paymentIntentId));
  // The comparison with the provider finds what is left open.
  if (kind !== 'done')
    app.log.warn({ event: 'authorization-not-dropped', attemptId, outcome: kind }, 'still open');
  return kind;
}

const toKey = (attemptId: string, paymentIntentId: string) => `${attemptId}:drop:${paymentIntentId}`;
