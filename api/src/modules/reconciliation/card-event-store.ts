import type { CardEvent } from '../../adapters/cards/stripe-events.ts';
import type { Db } from '../../db/client.ts';

/** A movement this young is being made right now: its own answer is on the way. */
const IN_FLIGHT_MS = 30_000;

/** Keeps an event; false when it was received before. */
export async function keepCardEvent(
  db: Db,
  event: CardEvent,
  attemptId: string | null,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('card_events')
    .values({
      id: event.id,
      type: event.type,
      payment_intent_id: event.paymentIntentId,
      attempt_id: attemptId,
      happened_at: event.happenedAt,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The attempt that an event is about: the one it names, else the one whose payment it is; null when it is not ours. */
export async function findAttemptOfEvent(db: Db, event: CardEvent): Promise<string | null> {
  if (event.attemptId !== null) {
    const attempt = await db
      .selectFrom('booking_attempts')
      .select('id')
      .where('id', '=', event.attemptId)
      .executeTakeFirst();
    return attempt?.id ?? null;
  }
  if (event.paymentIntentId === null) return null;
  const payment = await db
    .selectFrom('payments')
    .select('attempt_id')
    .where('payment_intent_id', '=', event.paymentIntentId)
    .executeTakeFirst();
  return payment?.attempt_id ?? null;
}

/** Makes what is open of an attempt due at once, except a movement whose answer is still on its way. */
export async function makeAttemptDue(db: Db, attemptId: string, now: Date): Promise<void> {
  await db
    .updateTable('booking_attempts')
    .set({ next_check_at: now })
    .where('id', '=', attemptId)
    .where('next_check_at', '>', now)
    .execute();
  await db
    .updateTable('payments')
    .set({ next_try_at: now })
    .where('attempt_id', '=', attemptId)
    .where('next_try_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('pending', 'is', null),
        eb('failed_tries', '>', 0),
        eb('pending_since', '<', new Date(now.getTime() - IN_FLIGHT_MS)),
      ]),
    )
    .execute();
}

/** Forgets events older than the provider repeats them. */
export async function forgetCardEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('card_events').where('received_at', '<', before).execute();
}
