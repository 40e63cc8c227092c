import type { Mail } from '../../adapters/mail/mailer-port.ts';
import type { AppContext } from '../../context.ts';
import { type MailName, mailLimits } from '../../limits/mail-limits.ts';

export interface MailToDeliver extends Pick<Mail, 'to' | 'subject' | 'text' | 'html'> {
  name: MailName;
  /** Of the row that asks for it: every try carries the same Message-ID. */
  rowId: string;
  /** The site that its links lead to. */
  origin: string;
}

/** Hands a mail to the relay: the one way out, so that each mail has its entry in `mailLimits`. Throws as the mailer does. */
export async function deliverMail(
  app: Pick<AppContext, 'mailer'>,
  { name, rowId, origin, ...mail }: MailToDeliver,
): Promise<void> {
  await app.mailer.send({
    ...mail,
    messageId: `<${rowId}@${new URL(origin).hostname}>`,
    isUrgent: mailLimits[name].line === 'code',
  });
}
