import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { UndoEmailChangeErrorCode } from '../../graphql/__generated__/schema-types.ts';
import { hashSecretCode } from '../../lib/secret-code.ts';
import { sealText } from '../../lib/sealed-text.ts';
import type { EmailUndoRow } from '../account-task/tables.ts';
import { findEmailUndo, insertEmailUndo } from './email-undo-store.ts';
import { runEmailUndo } from './run-email-undo.ts';
import { sealedFor } from './secure-account.ts';

const MAX_CODE_LENGTH = 1_000;

export type UndoResult =
  | { kind: 'undone'; email: string; isSecured: boolean }
  | { kind: 'failed'; code: UndoEmailChangeErrorCode };

/**
 * Undoes a change of address by the code of the link that the old address got: nobody else can cause it, and its one
 * further effect is a mail to that address. The undo is noted before the code is used up, so that none ends half-way.
 * `isSecured` false: the rest is done as soon as the identity service answers, and only then mailed. Throws
 * ProviderUnavailableError when the code could not even be checked, which leaves it good.
 */
export async function undoEmailChange(app: AppContext, { code }: { code: string }): Promise<UndoResult> {
  if (code === '' || code.length > MAX_CODE_LENGTH) return failed('CODE_WRONG');
  const codeHash = hashSecretCode(code);
  // Who repeats what was done learns how far it is: their first answer may have been lost.
  const known = await findEmailUndo(app.db, { codeHash });
  if (known !== null) return describe(known);
  const checked = await app.identity.checkEmailUndo(code);
  if (checked.kind !== 'good') return failed(checked.kind === 'expired' ? 'CODE_EXPIRED' : 'CODE_WRONG');
  const { email } = checked;
  const id = newId();
  const now = app.clock();
  const isNoted = await insertEmailUndo(app.db, {
    id,
    code_hash: codeHash,
    sealed: sealText(sealedFor(app, id), code),
    email,
    created_at: now,
    next_try_at: now,
  });
  // The same link in another window, or another link of the same address.
  if (!isNoted) return { kind: 'undone', email, isSecured: false };
  const progress = await runEmailUndo(app, id).catch((err: unknown) => {
    app.log.warn({ event: 'email-undo-waits', err }, 'identity');
    return 'PENDING' as const;
  });
  if (progress === 'SECURED' || progress === 'PENDING') {
    return { kind: 'undone', email, isSecured: progress === 'SECURED' };
  }
  return failed(progress);
}

function describe({ email, secured_at, done_at }: EmailUndoRow): UndoResult {
  if (secured_at === null && done_at !== null) return failed('CODE_WRONG');
  return { kind: 'undone', email, isSecured: secured_at !== null };
}

function failed(code: UndoEmailChangeErrorCode): UndoResult {
  return { kind: 'failed', code };
}
