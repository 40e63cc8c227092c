import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/schema.ts';
import { openSealedText, sealText, type SealedFor } from '../../lib/sealed-text.ts';
import type { AccountTaskKind, AccountTaskRow } from './tables.ts';
import { insertTask } from './task-store.ts';

export const ACCOUNT_TASK_QUEUE = 'account-task';

/**
 * Notes something to do at an outside service, in the transaction that makes it necessary, and wakes the worker.
 * `secret` is what only the mail may say: it is kept encrypted until the task is done.
 */
export async function addTask(
  app: AppContext,
  tx: Transaction<Database>,
  task: { kind: AccountTaskKind; subjectId: string; secret?: string },
): Promise<void> {
  const id = newId();
  const { secret } = task;
  await insertTask(tx, {
    id,
    kind: task.kind,
    subject_id: task.subjectId,
    sealed: secret === undefined ? null : sealText(sealedFor(app, id), secret),
    created_at: app.clock(),
  });
  await app.jobs.enqueueInTx(tx, ACCOUNT_TASK_QUEUE, { id });
}

/** The secret of a task; null when it has none, or the server's secret has changed since. */
export function openTaskSecret(app: AppContext, task: AccountTaskRow): string | null {
  return task.sealed === null ? null : openSealedText(sealedFor(app, task.id), task.sealed);
}

function sealedFor(app: AppContext, rowId: string): SealedFor {
  return { secret: app.config.publicKeySecret, purpose: 'yado/account-task/v1', rowId };
}
