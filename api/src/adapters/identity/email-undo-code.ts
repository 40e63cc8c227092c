import { z } from 'zod';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import { callToolkit } from './call-toolkit.ts';
import type { FirebaseConfig } from './firebase-identity.ts';
import type { EmailUndoCheck } from './identity-port.ts';

/** Google's own codes for a link that is used up, was never one, or belongs to an account that is gone or disabled. */
const WORTHLESS = ['INVALID_OOB_CODE', 'MISSING_OOB_CODE', 'USER_DISABLED', 'USER_NOT_FOUND'] as const;
const checkSchema = z.object({ requestType: z.string(), email: z.string().optional() });

/** Identity Toolkit `accounts:resetPassword` with nothing but a code: what it is for, without using it up. */
export async function checkEmailUndo(config: FirebaseConfig, code: string): Promise<EmailUndoCheck> {
  const answer = await callToolkit(config, 'resetPassword', { oobCode: code }, [
    'EXPIRED_OOB_CODE',
    ...WORTHLESS,
  ]);
  if (answer.kind === 'EXPIRED_OOB_CODE') return { kind: 'expired' };
  if (answer.kind !== 'done') return { kind: 'wrong' };
  const read = checkSchema.safeParse(answer.body);
  if (!read.success) throw new ProviderUnavailableError('identity', { cause: read.error });
  const { requestType, email } = read.data;
  // Codes of other mails are no proof that somebody reads the old address.
  return requestType === 'RECOVER_EMAIL' && email ? { kind: 'good', email } : { kind: 'wrong' };
}

/** Identity Toolkit `accounts:update` with nothing but a code: does what its link is for. */
export async function applyEmailUndo(
  config: FirebaseConfig,
  code: string,
): Promise<'undone' | 'worthless' | 'taken'> {
  const answer = await callToolkit(config, 'update', { oobCode: code }, [
    'EMAIL_EXISTS',
    'EXPIRED_OOB_CODE',
    ...WORTHLESS,
  ]);
  if (answer.kind === 'done') return 'undone';
  return answer.kind === 'EMAIL_EXISTS' ? 'taken' : 'worthless';
}
