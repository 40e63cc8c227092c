import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';

/** Writes down that a call is about to be made. Goes into the transaction that moves the state. */
export async function recordIntent(
  db: Db,
  intent: { attemptId: string; call: string; key: string; now: Date },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('outside_calls')
    .values({
      id,
      attempt_id: intent.attemptId,
      call: intent.call,
      call_key: intent.key,
      started_at: intent.now,
      finished_at: null,
      outcome: null,
    })
    .execute();
  return id;
}

/** Writes down how the call ended. */
export async function recordOutcome(db: Db, id: string, outcome: string, now: Date): Promise<void> {
  await db.updateTable('outside_calls').set({ finished_at: now, outcome }).where('id', '=', id).execute();
}
