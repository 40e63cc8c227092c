import { createTransport } from 'nodemailer';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import { withoutTurns } from '../../lib/text-direction.ts';
import type { MailerPort } from './mailer-port.ts';

/** Mail through an SMTP relay, one pooled connection. Rows of before input was cleaned may still turn text around. */
export function createSmtpMailer(config: { url: string; from: string }): MailerPort {
  const transport = createTransport({
    url: config.url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          from: config.from,
          ...mail,
          subject: withoutTurns(mail.subject),
          text: withoutTurns(mail.text),
          html: withoutTurns(mail.html),
        });
      } catch (error) {
        throw new ProviderUnavailableError('mail', { cause: error });
      }
    },
    async close() {
      transport.close();
    },
  };
}
