import type { Mail } from '../../adapters/mail/mailer-port.ts';
import type { AppContext } from '../../context.ts';
import { type BrandLogo, LOGO_CONTENT_ID, readBrandLogo } from '../organization/brand-logo.ts';
import { type MailName, mailLimits } from '../../limits/mail-limits.ts';

export interface MailToDeliver extends Pick<Mail, 'to' | 'subject' | 'text' | 'html'> {
  name: MailName;
  /** Of the row that asks for it: every try carries the same Message-ID. */
  rowId: string;
  /** What the HTML shows as `LOGO_CONTENT_ID`. */
  logo: BrandLogo | null;
  /** The site that its links lead to. */
  origin: string;
}

/** Hands a mail to the relay: the one way out, so that each mail has its entry in `mailLimits`. Throws as the mailer does. */
export async function deliverMail(
  app: Pick<AppContext, 'config' | 'db' | 'mailer'>,
  { name, rowId, origin, logo, ...mail }: MailToDeliver,
): Promise<void> {
  const png = await readBrandLogo(app, logo);
  await app.mailer.send({
    ...mail,
    pictures: png ? [{ contentId: LOGO_CONTENT_ID, png }] : [],
    messageId: `<${rowId}@${new URL(origin).hostname}>`,
    isUrgent: mailLimits[name].line === 'code',
  });
}
