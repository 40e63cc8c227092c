import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { createStripeCards } from '../cards/stripe-cards.ts';
import { createCmsContent } from '../content/cms-content.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { createRapidSupplier } from '../rapid/rapid-supplier.ts';
import type { Fault, OnRefusal } from './probe-result.ts';

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers everything with a status, as the service would. */
const answering = async (status: number, body: object): Promise<string> => {
  const server = createHttpServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(body));
  });
  return `http://${await listen(server)}`;
};

/** A relay that takes no log-in. */
const refusingRelay = (code: number) =>
  listen(
    createServer((socket) => {
      socket.on('error', () => {});
      socket.write('220 relay\r\n');
      socket.on('data', (data) => {
        const said = data.toString();
        if (said.startsWith('EHLO')) socket.write('250-relay\r\n250 AUTH PLAIN\r\n');
        else socket.write(said.startsWith('AUTH') ? `${code} no\r\n` : '221 bye\r\n');
      });
    }),
  );

async function askCards(status: number, onRefusal: OnRefusal) {
  const error = {
    type: 'invalid_request_error',
    message: "Having the 'rak_charge_write' permission would …",
  };
  const apiBase = await answering(status, { error });
  const retry = { attempts: 1, baseDelayMs: 1 };
  return createStripeCards({ apiBase, secretKey: 'sk_test_x', retry, onRefusal }).refund('pi_1', 1, 'key');
}
async function askSupplier(status: number, onRefusal: OnRefusal) {
  const baseUrl = await answering(status, { type: 'refused', message: 'no' });
  return createRapidSupplier({ baseUrl, apiKey: 'k', sharedSecret: 's', onRefusal }).guestReviews(
    '1',
    'ja-JP',
  );
}
async function askContent(status: number, onRefusal: OnRefusal) {
  const baseUrl = await answering(status, {});
  const content = createCmsContent(
    { baseUrl, apiKey: 'k', onRefusal },
    createLogger('silent'),
    () => new Date(),
  );
  return content.readNews().catch((error: unknown) => error);
}
async function askMail(status: number, onRefusal: OnRefusal) {
  const mailer = createSmtpMailer({
    url: `smtp://u:p@${await refusingRelay(status)}`,
    from: 'a@b.jp',
    onRefusal,
  });
  const mail = { to: 'c@d.jp', subject: 's', text: 't', html: 'h' };
  const answer = await mailer.send(mail).catch((error: unknown) => error);
  await mailer.close();
  return answer;
}

const unavailable = { code: 'PROVIDER_UNAVAILABLE' };

it.each([
  ['cards, 401', askCards, 401, { kind: 'refused' }, ['refused-key']],
  ['cards, 403', askCards, 403, { kind: 'refused' }, ['missing-right']],
  ['cards, 500', askCards, 500, { kind: 'unknown' }, []],
  ['cards, 400', askCards, 400, { kind: 'refused' }, []],
  ['supplier, 401', askSupplier, 401, { kind: 'refused' }, ['refused-key']],
  ['supplier, 403', askSupplier, 403, { kind: 'refused' }, ['missing-right']],
  ['supplier, 503', askSupplier, 503, { kind: 'unknown' }, []],
  ['content, 401', askContent, 401, unavailable, ['refused-key']],
  ['content, 403', askContent, 403, unavailable, ['missing-right']],
  ['content, 502', askContent, 502, unavailable, []],
  ['mail, 535', askMail, 535, unavailable, ['refused-key']],
  ['mail, 454', askMail, 454, unavailable, []],
] as const)(
  'a call tells a key that is refused from an outage: %s',
  async (_what, ask, status, answer, kinds) => {
    const reported: Fault[] = [];
    const result = await ask(status, (fault) => void reported.push(fault));
    expect(result).toMatchObject(answer);
    // A read is repeated after an outage alone, so that a refusal is reported once.
    expect(reported.map(({ kind }) => kind)).toEqual(kinds);
  },
);
