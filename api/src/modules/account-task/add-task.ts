import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/schema.ts';
import { openSealedText, sealText, type SealedFor } from '../../lib/sealed-text.ts';
import type { AccountTaskKind, AccountTaskRow } from './tables.ts';
import type { MailName } from '../../limits/mail-limits.ts';
import { refuseTooManyMails } from '../outbox/too-many-mails.ts';
import { getQueue } from './task-lines.ts';
import { insertTask } from './task-store.ts';

export interface NewTask {
  kind: AccountTaskKind;
  subjectId: string;
  /** What only the mail may say: it is kept encrypted until the task is done. */
  secret?: string;
  /** The branch or agency on whose behalf it is done: its tasks take turns with those of others. */
  senderId?: string | null;
  /** The mail that comes of it, if somebody else's wish makes us write it: it counts against the limits of its kind. */
  mail?: { name: MailName; recipient: string };
}

/**
 * Notes something to do at an outside service, in the transaction that makes it necessary, and wakes the worker.
 * Throws TooManyMailsError, which undoes the transaction, when its mail is beyond a limit.
 */
export async function addTask(app: AppContext, tx: Transaction<Database>, task: NewTask): Promise<void> {
  const id = newId();
  const { kind, secret, senderId = null, mail } = task;
  if (mail) {
    await refuseTooManyMails(app, tx, mail.name, { recipient: mail.recipient, senderId });
  }
  const turn = await insertTask(tx, {
    id,
    kind,
    subject_id: task.subjectId,
    sender_id: senderId ?? '',
    sealed: secret === undefined ? null : sealText(sealedFor(app, id), secret),
    created_at: app.clock(),
  });
  await app.jobs.enqueueInTx(tx, getQueue(kind), { id }, { priority: -turn });
}

/** The secret of a task; null when it has none, or the server's secret has changed since. */
export function openTaskSecret(app: AppContext, task: AccountTaskRow): string | null {
  return task.sealed === null ? null : openSealedText(sealedFor(app, task.id), task.sealed);
}

function sealedFor(app: AppContext, rowId: string): SealedFor {
  return { secret: app.config.publicKeySecret, purpose: 'yado/account-task/v1', rowId };
}
