import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { MailStore } from './mail-store.ts';

export type Login = { user: string; password: string };
export type Smtp = { url: string; port: number; close(): Promise<void> };

const MAX_MAIL_BYTES = 25 * 1024 * 1024;

/** Accepts every mail on the loopback interface, without log-in or with the right one, and answers 250 only once it is stored. */
export async function createSmtp(config: { port: number; store: MailStore; login: Login }): Promise<Smtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    logger: false,
    onAuth({ username, password }, _session, callback) {
      const { login } = config;
      if (username === login.user && password === login.password) return callback(null, { user: username });
      // As relays say it; the server's own text names no code of RFC 3463.
      return callback(
        Object.assign(new Error('5.7.8 Authentication credentials invalid'), { responseCode: 535 }),
      );
    },
    onRcptTo({ address }, _session, callback) {
      if (!address.startsWith('no-such-mailbox')) return callback();
      callback(Object.assign(new Error('5.1.1 The mailbox does not exist'), { responseCode: 550 }));
    },
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
