import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import type { PasswordCodeErrorCode } from '../../graphql/__generated__/schema-types.ts';
import { hashSecretCode, newSecretCode } from '../../lib/secret-code.ts';
import { findActiveUserByEmail } from '../employee/employee-store.ts';
import { readEmail } from '../viewer/validation.ts';
import { MIN_PASSWORD_LENGTH } from '../../lib/password-rule.ts';
import { textLength } from '../../lib/text-length.ts';
import { addTask } from '../account-task/add-task.ts';
import { nameAskingNetwork } from './asking-network.ts';
import { endSessionsBefore } from './identity-store.ts';
import {
  countTry,
  findPasswordCode,
  giveCodeBack,
  insertPasswordCode,
  takeCode,
} from './password-code-store.ts';
import { hashPasswordSecret, matchesPasswordSecret, newPasswordSecret } from './password-secret.ts';

const VALID_MS = 15 * 60 * 1000;
const MAX_TRIES = 5;
const MAX_PASSWORD_LENGTH = 1_000;

/**
 * Notes a request for a new password. Whether an account has the address is looked up only by the worker that mails
 * the secret: every address gets the same work and the same answer here. Throws InvalidInputError.
 * @param askedFrom IP address of the one who asks
 */
export async function createPasswordResetCode(
  app: AppContext,
  input: { email: string },
  askedFrom: string,
): Promise<{ code: string; expiresAt: Date }> {
  const email = readEmail(input.email);
  if (email === null) throw new InvalidInputError('email must be an e-mail address.');
  const id = newId();
  const code = newSecretCode();
  const secret = newPasswordSecret();
  const now = app.clock();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  await app.db.transaction().execute(async (tx) => {
    await insertPasswordCode(tx, {
      id,
      code_hash: hashSecretCode(code),
      email,
      secret_hash: hashPasswordSecret(app.config.publicKeySecret, id, secret),
      asked_by: nameAskingNetwork(app.config.publicKeySecret, askedFrom),
      created_at: now,
      expires_at: expiresAt,
    });
    await addTask(app, tx, { kind: 'PASSWORD_CODE_MAIL', subjectId: id, secret });
  });
  return { code, expiresAt };
}

export type ResetResult = { kind: 'reset'; email: string } | { kind: 'failed'; code: PasswordCodeErrorCode };

/**
 * Sets a new password with the code of a request and the secret of its mail, and ends all sessions. Five tries within
 * 15 minutes, one use. A request for an address without an account fails like a wrong secret.
 */
export async function resetPasswordByCode(
  app: AppContext,
  input: { code: string; secret: string; newPassword: string },
): Promise<ResetResult> {
  if (textLength(input.newPassword) < MIN_PASSWORD_LENGTH) return failed('WEAK_PASSWORD');
  if (input.newPassword.length > MAX_PASSWORD_LENGTH) return failed('UNEXPECTED');
  const row = await findPasswordCode(app.db, { codeHash: hashSecretCode(input.code) });
  if (row === null) return failed('CODE_WRONG');
  if (row.used_at !== null || row.expires_at <= app.clock()) return failed('CODE_EXPIRED');
  if (!(await countTry(app.db, row.id, MAX_TRIES))) return failed('TOO_MANY_TRIES');
  if (!matchesPasswordSecret(app.config.publicKeySecret, row, input.secret)) return failed('CODE_WRONG');
  if (!(await takeCode(app.db, row.id, app.clock()))) return failed('CODE_EXPIRED');
  const user = await findActiveUserByEmail(app.db, row.email);
  if (user?.firebase_uid == null) return failed('CODE_WRONG');
  const outcome = await app.identity
    .setPassword(user.firebase_uid, input.newPassword)
    .catch((err: unknown) => {
      // Setting the same password twice does no harm, so that an unknown outcome may be tried again.
      app.log.warn({ event: 'password-not-set', userId: user.id, err }, 'identity');
      return 'unavailable' as const;
    });
  if (outcome !== 'done') {
    await giveCodeBack(app.db, row.id);
    return failed(outcome === 'weak' ? 'WEAK_PASSWORD' : 'UNEXPECTED');
  }
  // Whole seconds, as sessions begin: one that follows within this second must not be refused.
  const second = Math.floor(app.clock().getTime() / 1000) * 1000;
  await endSessionsBefore(app.db, user.id, new Date(second));
  return { kind: 'reset', email: user.email };
}

function failed(code: PasswordCodeErrorCode): ResetResult {
  return { kind: 'failed', code };
}
