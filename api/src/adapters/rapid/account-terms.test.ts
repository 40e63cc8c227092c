import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConfig } from '../../config/config.ts';
import { readEnv } from '../../config/env.ts';
import { createRapidClient } from './rapid-client.ts';

const asked: URL[] = [];
const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://supplier'));
  response.end('[]');
});
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ask = async (settings: Record<string, string>) => {
  const config = createConfig(readEnv({ RAPID_BASE_URL: baseUrl, ...settings }));
  const client = createRapidClient(config.rapid);
  asked.length = 0;
  await client.propertyIds({ countryCode: 'JP', changedSince: null }, null);
  await client.contentByIds('ja-JP', ['1']);
  await client.regions({ language: 'ja-JP', countryCode: 'JP' }, null);
  await client.shop({
    checkin: '2027-01-10',
    checkout: '2027-01-11',
    occupancies: ['1'],
    currency: 'JPY',
    countryCode: 'JP',
    language: 'ja-JP',
    propertyIds: ['1'],
    ratePlanCount: 1,
    salesEnvironment: 'hotel_only',
    salesChannel: 'website',
  });
  return asked.map(({ searchParams }) =>
    ['billing_terms', 'partner_point_of_sale', 'payment_terms', 'platform_name'].map((name) =>
      searchParams.get(name),
    ),
  );
};

it('sends what the account has agreed on with lists, contents, regions and prices', async () => {
  const sent = await ask({
    RAPID_BILLING_TERMS: 'B1',
    RAPID_PARTNER_POINT_OF_SALE: 'JP_YADO',
    RAPID_PAYMENT_TERMS: 'P1',
    RAPID_PLATFORM_NAME: 'YADO',
  });
  expect(sent).toEqual(Array.from({ length: 4 }, () => ['B1', 'JP_YADO', 'P1', 'YADO']));
});

it('sends none where nothing was agreed on', async () => {
  expect(await ask({ RAPID_PAYMENT_TERMS: '' })).toEqual(
    Array.from({ length: 4 }, () => [null, null, null, null]),
  );
});
