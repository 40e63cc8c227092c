// The API, whose mails wait until the bench opens the way to the relay; urgent ones pass.
import { createSmtpMailer } from '../../../../api/src/adapters/mail/smtp-mailer.ts';
import type { Mail } from '../../../../api/src/adapters/mail/mailer-port.ts';
import { benchConfig } from './config.ts';
import { startYado } from './start-yado.ts';

const opened = Promise.withResolvers<void>();
process.on('message', (message) => {
  if (message === 'open-mails') opened.resolve();
});

const config = benchConfig();
const mailer = createSmtpMailer({ ...config.smtp, onRefusal: () => {} });
await startYado(config, {
  mailer: {
    ...mailer,
    async send(mail: Mail) {
      if (!mail.isUrgent) await opened.promise;
      await mailer.send(mail);
    },
  },
});
