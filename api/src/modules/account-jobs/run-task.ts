import { RecipientRefusedError } from '../../adapters/mail/mailer-port.ts';
import type { AppContext } from '../../context.ts';
import { claimWaiting } from '../../db/claim-waiting.ts';
import { getNextTry } from '../../lib/next-try.ts';
import { createAccount } from '../desk/create-account.ts';
import { mailFirstPassword } from '../desk/mail-first-password.ts';
import { mailInvitation } from '../employee/mail-invitation.ts';
import { markInvitationRefused } from '../employee/invitation-store.ts';
import { mailPasswordCode } from '../account/mail-password-code.ts';
import { recordFailures } from '../work-failure/record-failures.ts';
import { readIdentity } from '../account/read-identity.ts';
import { revokeSessions } from '../account/revoke-sessions.ts';
import type { AccountTaskKind, AccountTaskRow } from '../account-task/tables.ts';
import { findDueTask, finishTask } from '../account-task/task-store.ts';
import { raiseOperatorTask } from '../operator-task/raise-operator-task.ts';

const RETRY_SECONDS = [5, 30, 60, 300, 900, 3600];

/** Each does its work as the rows say now, does nothing when they no longer ask for it, and throws on an outage. */
const handlers: Record<AccountTaskKind, (app: AppContext, task: AccountTaskRow) => Promise<void>> = {
  INVITATION_MAIL: mailInvitation,
  PASSWORD_CODE_MAIL: mailPasswordCode,
  CREATE_ACCOUNT: createAccount,
  FIRST_PASSWORD_MAIL: mailFirstPassword,
  REVOKE_SESSIONS: revokeSessions,
  READ_IDENTITY: readIdentity,
};

/**
 * Does one task. It is claimed before and marked done after: a crash in between does it again rather than never, with
 * the same Message-ID if it is a mail. After a failure, which is on record, it waits longer each time and is never given up.
 */
export async function runTask(app: AppContext, id: string): Promise<void> {
  const order = { work: 'account-task' as const, subject: id, waits: (wasDone: boolean) => !wasDone };
  await recordFailures(app, order, () => doTask(app, id));
}

/** Relays count mails that are repeated to a refused recipient against the sender: a person looks for another way. */
async function endRefused(
  app: AppContext,
  task: AccountTaskRow,
  refusal: RecipientRefusedError,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    await finishTask(tx, task.id, now);
    if (task.kind === 'INVITATION_MAIL') {
      await markInvitationRefused(tx, task.subject_id, { notedAt: task.created_at, refusedAt: now });
    }
    await raiseOperatorTask(app, tx, {
      kind: 'MAIL_REFUSED',
      subject: task.id,
      reference: refusal.recipient,
      detail: `mail=${task.kind} reply=${refusal.reply}`,
    });
  });
}

/** False when it is not due, or another process does it. */
async function doTask(app: AppContext, id: string): Promise<boolean> {
  const now = app.clock();
  const task = await findDueTask(app.db, id, now);
  if (task === null) return false;
  const until = getNextTry(now, RETRY_SECONDS, task.tries);
  if (!(await claimWaiting(app.db, 'account_tasks', task, until))) return false;
  try {
    await handlers[task.kind](app, task);
  } catch (error) {
    if (!(error instanceof RecipientRefusedError)) throw error;
    await endRefused(app, task, error);
    return true;
  }
  await finishTask(app.db, id, app.clock());
  app.log.info({ event: 'account-task-done', kind: task.kind }, 'account task done');
  return true;
}
