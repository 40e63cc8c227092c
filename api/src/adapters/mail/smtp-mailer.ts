import { createTransport } from 'nodemailer';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import { stripBidiControls } from '../../lib/strip-bidi-controls.ts';
import { type OnRefusal, PROBE_MS } from '../probe/probe-result.ts';
import { isLoopback } from '../../lib/is-loopback.ts';
import { type MailerPort, RecipientRefusedError } from './mailer-port.ts';
import { judgeRefusal, probeMail, readMailError } from './probe-mail.ts';

/** Mail through an SMTP relay: one pooled connection, and one more for urgent mails. Rows of before input was cleaned may still turn text around. */
export function createSmtpMailer(config: { url: string; from: string; onRefusal?: OnRefusal }): MailerPort {
  const options = {
    url: config.url,
    // Log-in and mails leave this machine encrypted, or not at all.
    requireTLS: !isThisMachine(new URL(config.url).hostname),
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  };
  // Neither is opened before its first mail.
  const usual = createTransport(options);
  const urgent = createTransport(options);
  return {
    probe: (timeoutMs = PROBE_MS) => probeMail(usual, config.url, timeoutMs),
    async send({ isUrgent = false, pictures = [], ...mail }) {
      try {
        await (isUrgent ? urgent : usual).sendMail({
          from: config.from,
          ...mail,
          subject: stripBidiControls(mail.subject),
          text: stripBidiControls(mail.text),
          html: stripBidiControls(mail.html),
          attachments: pictures.map(({ contentId, png }) => ({
            cid: contentId,
            content: png,
            contentType: 'image/png',
            contentDisposition: 'inline',
            filename: 'logo.png',
          })),
        });
      } catch (error) {
        const reply = getRecipientRefusal(error);
        if (reply !== null) throw new RecipientRefusedError(mail.to, reply, { cause: error });
        const refusal = judgeRefusal(error);
        if (refusal) config.onRefusal?.(refusal);
        throw new ProviderUnavailableError('mail', { cause: error });
      }
    },
    async close() {
      usual.close();
      urgent.close();
    },
  };
}

/** The reply to the command that names the recipient, where it is a permanent one; null for every other failure. */
function getRecipientRefusal(error: unknown): number | null {
  const { command, responseCode = 0 } = readMailError(error);
  return command === 'RCPT TO' && responseCode >= 500 ? responseCode : null;
}

const isThisMachine = (host: string) => host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''));
