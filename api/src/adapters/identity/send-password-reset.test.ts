import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import { sendPasswordReset } from './send-password-reset.ts';

let server: Server;
let answer: { status: number; message: string };
beforeAll(async () => {
  server = createServer((_request, response) => {
    const { status, message } = answer;
    const body = status === 200 ? { email: 'a@b.jp' } : { error: { code: status, message } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const send = (status: number, message = '') => {
  answer = { status, message };
  const emulatorHost = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return sendPasswordReset({ projectId: 'yado', webApiKey: 'key', emulatorHost }, 'a@b.jp');
};

it.each([
  [200, ''],
  [400, 'EMAIL_NOT_FOUND'],
  [400, 'INVALID_EMAIL'],
  [400, 'USER_DISABLED'],
  [400, 'RESET_PASSWORD_EXCEED_LIMIT : Too many'],
])('an address tells nobody whether it has an account: %i %s', async (status, message) => {
  await expect(send(status, message)).resolves.toBeUndefined();
});

it.each([
  [400, 'API key not valid. Please pass a valid API key.'],
  [400, 'OPERATION_NOT_ALLOWED'],
  [403, 'Requests from referer <empty> are blocked.'],
  [404, 'EMAIL_NOT_FOUND'],
  [429, 'TOO_MANY_ATTEMPTS_TRY_LATER'],
  [500, 'INTERNAL'],
])('mails that never leave are no success: %i %s', async (status, message) => {
  await expect(send(status, message)).rejects.toBeInstanceOf(ProviderUnavailableError);
});
