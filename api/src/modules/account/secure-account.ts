import type { IdentityAccount } from '../../adapters/identity/identity-port.ts';
import type { AppContext } from '../../context.ts';
import { openSealedText, type SealedFor } from '../../lib/sealed-text.ts';
import type { EmailUndoRow } from '../account-task/tables.ts';
import {
  endEmailUndo,
  findActiveUserByUid,
  markSecured,
  noteUndoneAccount,
  replaceAccount,
} from './email-undo-store.ts';
import { endSessionsBefore, updateEmail } from './identity-store.ts';
import { nextWholeSecond } from './session-cutoff.ts';
import { undoQueue } from './undo-queue.ts';

/** Why nothing was undone. */
export type UndoRefusal = 'CODE_WRONG' | 'ADDRESS_TAKEN' | 'ACCOUNT_DISABLED';

/**
 * Gives an account its former address and makes all worthless that its password was good for: the account is replaced, as
 * other links of it, such as to a third address, would outlive a new password. Then its owner's mail is due. Each step may
 * be repeated. Null when that is done. Throws ProviderUnavailableError.
 */
export async function secureAccount(app: AppContext, row: EmailUndoRow): Promise<UndoRefusal | null> {
  const found = await findReturned(app, row);
  if (typeof found === 'string') {
    await endEmailUndo(app.db, row.id, app.clock());
    return found;
  }
  const user = await findActiveUserByUid(app.db, found.uid);
  // Our own row first: it refuses the sessions while the identity service still takes the password.
  if (user) await endSessionsBefore(app.db, user.id, nextWholeSecond(app.clock()));
  const { email } = row;
  const account = await app.identity.claimAccount({ email, name: user?.name ?? email });
  await app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    await markSecured(tx, row.id, { uid: account.uid, now });
    await app.jobs.enqueueInTx(tx, undoQueue, { id: row.id });
    if (user === null) return;
    await replaceAccount(tx, user.id, account.uid, now);
    if (!(await updateEmail(tx, user.id, email, now))) {
      app.log.error({ event: 'email-taken', userId: user.id }, 'another user has the address of an undo');
    }
  });
  app.log.info({ event: 'email-undone', userId: user?.id ?? null }, 'a change of address was undone');
  return null;
}

/** The account that has the address again, as it is or was. */
async function findReturned(app: AppContext, row: EmailUndoRow): Promise<{ uid: string } | UndoRefusal> {
  if (row.uid !== null) return { uid: row.uid };
  const code = row.sealed === null ? null : openSealedText(sealedFor(app, row.id), row.sealed);
  if (code === null) return 'CODE_WRONG';
  await removeSquatter(app, row.email);
  const outcome = await app.identity.undoEmailChange(code);
  if (outcome === 'taken') return 'ADDRESS_TAKEN';
  // Worthless is also a code that an earlier try has used, whose end we did not see.
  const account = await app.identity.findAccount(row.email);
  if (!account?.emailVerified) return 'CODE_WRONG';
  if (account.disabled) return 'ACCOUNT_DISABLED';
  await noteUndoneAccount(app.db, row.id, account.uid);
  return { uid: account.uid };
}

/**
 * Anybody may register any address at the identity service, and the account could not return to one that is used. One
 * whose maker has not shown to read the mailbox gives way to somebody who has.
 */
async function removeSquatter(app: AppContext, email: string): Promise<void> {
  const account = await app.identity.findAccount(email);
  if (account && (await isSquatter(app, account))) await app.identity.deleteAccount(account.uid);
}

const isSquatter = async (app: AppContext, account: IdentityAccount) =>
  !account.emailVerified && (await findActiveUserByUid(app.db, account.uid)) === null;

export function sealedFor(app: AppContext, rowId: string): SealedFor {
  return { secret: app.config.publicKeySecret, purpose: 'yado/email-undo/v1', rowId };
}
