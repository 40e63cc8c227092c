import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../lib/errors.ts';
import { createStoreIn } from '../../limits/count-store.ts';
import { countMail, type MailParties } from '../../limits/count-mail.ts';
import type { MailName } from '../../limits/mail-limits.ts';

/** What the user reads whose action would have sent a mail: the recipient has enough, or the sender's share is used up. */
export type TooManyMailsCode = 'MAILED_RECENTLY' | 'MAILS_USED_UP';

/** Undoes the transaction that would have written to somebody who has enough of our mails. */
export class TooManyMailsError extends AppError {
  override name = 'TooManyMailsError';
  override readonly code: TooManyMailsCode;
  constructor(code: TooManyMailsCode) {
    super(code, 'Too many mails. Try again later.');
    this.code = code;
  }
}

/** Counts a mail in the transaction that notes it. Throws TooManyMailsError when it is beyond a limit. */
export async function refuseTooManyMails(
  app: Pick<AppContext, 'clock' | 'config' | 'log'>,
  tx: Db,
  name: MailName,
  parties: MailParties,
): Promise<void> {
  const over = await countMail(createStoreIn(tx, app.clock), app.config, name, parties);
  if (over === null) return;
  const { senderId: branchId } = parties;
  app.log.warn({ event: 'mail-refused-by-limit', kind: name, branchId, name: over.per }, 'too many mails');
  throw new TooManyMailsError(over.per === 'sender' ? 'MAILS_USED_UP' : 'MAILED_RECENTLY');
}

/** For `catch` of such a transaction: the refusal as a result; throws what is none. */
export function toRefusedMail(error: unknown): { kind: 'failed'; code: TooManyMailsCode } {
  if (error instanceof TooManyMailsError) return { kind: 'failed', code: error.code };
  throw error;
}
