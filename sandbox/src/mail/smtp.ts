import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { MailStore } from './mail-store.ts';

export type Smtp = { url: string; port: number; close(): Promise<void> };

const MAX_MAIL_BYTES = 25 * 1024 * 1024;

/** Accepts every mail on the loopback interface, with or without log-in, and answers 250 only once it is stored. */
export async function createSmtp(config: { port: number; store: MailStore }): Promise<Smtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    logger: false,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anonymous' }),
    onData(stream, session, callback) {
      const chunks: Uint8Array[] = [];
      stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          callback(
            Object.assign(new Error('Message exceeds fixed maximum message size'), { responseCode: 552 }),
          );
          return;
        }
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
        config.store.add(Buffer.concat(chunks), recipients).then(() => callback(null), callback);
      });
    },
  });
  // NOTE: a client that drops the connection is an everyday event for a test server, not a fault of it.
  server.on('error', () => {});
  server.listen(config.port, '127.0.0.1');
  await Promise.race([
    once(server.server, 'listening'),
    once(server.server, 'error').then(([error]) => Promise.reject(error)),
  ]);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
