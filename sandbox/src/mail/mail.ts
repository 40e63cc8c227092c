import { join } from 'node:path';
import { openMailStore } from './mail-store.ts';
import { type Mailbox, createMailbox } from './mailbox.ts';
import { type Login, type Smtp, createSmtp } from './smtp.ts';

export type Mail = { smtp: Smtp; mailbox: Mailbox; close(): Promise<void> };

/** Starts the SMTP server and the mailbox page over one store in `dataDir/mail`. */
export async function createMail(config: {
  smtpPort: number;
  mailboxPort: number;
  dataDir: string;
  /** The only one that is taken, where a client logs in. */
  login?: Login;
  clock?: () => Date;
}): Promise<Mail> {
  const store = await openMailStore(join(config.dataDir, 'mail'), config.clock ?? (() => new Date()));
  const smtp = await createSmtp({
    port: config.smtpPort,
    store,
    login: config.login ?? { user: 'yado', password: 'yado-demo-mail' },
  });
  const mailbox = await createMailbox({ port: config.mailboxPort, store }).catch(async (error: unknown) => {
    await smtp.close();
    throw error;
  });
  return {
    smtp,
    mailbox,
    async close() {
      await smtp.close();
      await mailbox.close();
    },
  };
}
