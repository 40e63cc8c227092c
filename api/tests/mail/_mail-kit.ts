import type { Mail, MailerPort } from '../../src/adapters/mail/mailer-port.ts';

/** A relay that keeps what it takes, in order; while it is shut only urgent mails pass. */
export function createGatedMailer() {
  const sent: Mail[] = [];
  const waiting: (() => void)[] = [];
  let isShut = false;
  const mailer: MailerPort = {
    probe: async () => ({ faults: [], facts: [], clockOffsetMs: null }),
    async send(mail) {
      if (isShut && !mail.isUrgent) await new Promise<void>((resolve) => waiting.push(resolve));
      sent.push(mail);
    },
    close: async () => {},
  };
  return {
    mailer,
    sent,
    /** How many mails are at the gate. */
    countWaiting: () => waiting.length,
    shut: () => (isShut = true),
    letOnePass: () => waiting.shift()?.(),
    open() {
      isShut = false;
      for (const pass of waiting.splice(0)) pass();
    },
  };
}
