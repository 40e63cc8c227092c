import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { MailerPort } from '../../src/adapters/mail/mailer-port.ts';
import { createSmtpMailer } from '../../src/adapters/mail/smtp-mailer.ts';
import { atBothEnds } from './_ends.ts';

interface End {
  options: { url: string; from: string };
  to: string;
  refused: string;
}

atBothEnds<'mail', End>(
  'mail',
  {
    sandbox: () => ({
      options: { url: inject('world').smtp, from: 'Yado <no-reply@yado.example>' },
      to: 'conformance@sakura.example',
      refused: 'no-such-mailbox@sakura.example',
    }),
    real: (account) => ({
      options: { url: account.TEST_SMTP_URL, from: account.TEST_MAIL_FROM },
      to: account.TEST_MAIL_TO,
      refused: account.TEST_MAIL_REFUSED_TO,
    }),
  },
  (open) => {
    let end: End;
    let mailer: MailerPort;
    beforeAll(() => {
      end = open();
      mailer = createSmtpMailer(end.options);
    });
    afterAll(() => mailer.close());

    const mail = (to: string) => ({
      to,
      subject: `接続の確認 ${randomUUID()}`,
      text: 'このメールは自動テストが送信しました。',
      html: '<p>このメールは自動テストが送信しました。</p>',
    });

    it('takes our log-in', async () => {
      expect(await mailer.probe()).toMatchObject({ faults: [] });
    });

    it('takes a mail', async () => {
      await expect(mailer.send(mail(end.to))).resolves.toBeUndefined();
    });

    it('refuses a recipient for good where there is no such mailbox', async () => {
      await expect(mailer.send(mail(end.refused))).rejects.toMatchObject({
        name: 'RecipientRefusedError',
        recipient: end.refused,
      });
    });
  },
);
