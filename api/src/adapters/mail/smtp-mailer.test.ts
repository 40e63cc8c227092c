import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail = { to: 'taro@sakura.example', subject: '件名', text: '本文', html: '<p>本文</p>' };
/** Of this machine, but not its own alone; where a machine has none, the address of all its interfaces. */
const outerAddress =
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address ?? '0.0.0.0';

let relay: Server;
let commands: string[];
/** What the relay waits for before it takes a mail with these words. */
let stalled: { words: string; until: Promise<void> } | null;
beforeEach(async () => {
  commands = [];
  stalled = null;
  relay = createServer((socket) => {
    const lines = createInterface(socket);
    const answer = (text: string) => socket.write(`${text}\r\n`);
    let isContent = false;
    let isStalled = false;
    answer('220 relay ready');
    lines.on('line', (line) => {
      if (isContent && line !== '.') {
        isStalled ||= stalled !== null && line.includes(stalled.words);
        return;
      }
      const command = line.split(' ', 1)[0] ?? '';
      commands.push(command);
      isContent = command === 'DATA';
      if (command === 'EHLO') answer('250-relay\r\n250 AUTH PLAIN');
      else if (command === 'STARTTLS') answer('502 not here');
      else if (command === 'AUTH') answer('235 welcome');
      else if (isStalled) void stalled?.until.then(() => answer('250 ok'));
      else answer(isContent ? '354 go ahead' : '250 ok');
    });
    socket.on('error', () => {});
  });
  relay.listen(0);
  await once(relay, 'listening');
});
afterEach(() => relay.close());

async function send(host: string): Promise<void> {
  const { port } = relay.address() as AddressInfo;
  const mailer = createSmtpMailer({ url: `smtp://yado:secret@${host}:${port}`, from: 'yado@yado.example' });
  try {
    await mailer.send(mail);
  } finally {
    await mailer.close();
  }
}

it('tells a relay on another machine neither log-in nor mail when it does not offer TLS', async () => {
  await expect(send(outerAddress)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  expect(commands).toContain('STARTTLS');
  for (const secret of ['AUTH', 'MAIL', 'RCPT', 'DATA']) expect(commands).not.toContain(secret);
});

it('takes a relay on this machine without TLS', async () => {
  await send('127.0.0.1');
  expect(commands).toEqual(expect.arrayContaining(['EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', '.']));
});

it('sends an urgent mail while the relay still thinks about another one', async () => {
  const taken = Promise.withResolvers<void>();
  stalled = { words: 'slow', until: taken.promise };
  const { port } = relay.address() as AddressInfo;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'yado@yado.example' });
  let isUsualSent = false;
  const usual = mailer.send({ ...mail, subject: 'slow' }).then(() => (isUsualSent = true));
  await expect.poll(() => commands).toContain('.');
  await mailer.send({ ...mail, isUrgent: true });
  expect(isUsualSent).toBe(false);
  taken.resolve();
  await usual;
  await mailer.close();
});
