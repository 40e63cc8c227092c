import { afterAll, beforeAll, expect, it } from 'vitest';
import { computeSignature } from './auth.ts';
import { type TestRapid, authorization, each, startRapid } from './_client.ts';

let rapid: TestRapid;
beforeAll(async () => {
  rapid = await startRapid();
});
afterAll(() => rapid.close());

const PATH = '/v3/references/themes?language=ja-JP';
const status = async (header: string): Promise<number> =>
  (await rapid.get(PATH, { authorization: header })).status;
const seconds = (): number => Math.floor(Date.now() / 1000);

it('signs key, secret and timestamp put together with SHA-512', () => {
  expect(computeSignature('a', 'b', '1')).toBe(
    '91452a9e5ad8c642b454cbd0186a0ac9fac558938eafd16a667dec60b2f61981acf440a858743b97b2bb033bd58f3e98e604b95d65eed32fdcc6b243790a03c5',
  );
});

it('lets a signed request in, also with spaces and capitals in the header', async () => {
  expect(await status(authorization())).toBe(200);
  expect(await status(authorization().replaceAll(',', ', ').replace('EAN', 'ean'))).toBe(200);
});

it('refuses a wrong secret, a stale timestamp, another key and no header, and says what it got', async () => {
  expect(await status(authorization(seconds(), 'other'))).toBe(401);
  expect(await status(authorization(seconds() - 400))).toBe(401);
  expect(await status(authorization(seconds() + 400))).toBe(401);
  expect(await status(authorization().replace('demo-key', 'other-key'))).toBe(401);
  const answer = await rapid.get(PATH, { authorization: '' });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toMatch(/^EAN apikey=/);
  expect(each(answer.body, 'fields', 'name')).toEqual([
    'apikey',
    'signature',
    'timestamp',
    'servertimestamp',
  ]);
});

it('accepts clocks up to five minutes apart', async () => {
  expect(await status(authorization(seconds() - 290))).toBe(200);
  expect(await status(authorization(seconds() + 290))).toBe(200);
});

it('sends limits and a transaction id with every answer, and leaves pages and pictures open', async () => {
  const { headers } = await rapid.get(PATH);
  expect(Number(headers.get('rate-limit-minute-remaining'))).toBeLessThan(
    Number(headers.get('rate-limit-minute')),
  );
  expect(headers.get('transaction-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect((await fetch(`${rapid.url}/healthz`)).status).toBe(200);
  const picture = await fetch(`${rapid.url}/images/1500003/0_350.svg`);
  expect(picture.headers.get('cache-control')).toContain('immutable');
  expect(picture.headers.get('access-control-allow-origin')).toBe('*');
});
