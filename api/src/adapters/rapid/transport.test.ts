import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { withinMs } from '../../lib/deadline.ts';
import { createRapidClient } from './rapid-client.ts';
import { RAPID_SHARES } from './rapid-shares.ts';
import { RapidTransport } from './transport.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;
const closers: (() => void)[] = [];

/** A server that answers as it is set to and keeps what it got. */
async function supplier(handler: Handler) {
  const requests: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      requests.push({ method: request.method, url: request.url, headers: request.headers, body });
      handler(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = {
    baseUrl,
    apiKey: 'key',
    sharedSecret: 'secret',
    clock: () => new Date(1_800_000_000_500),
  };
  return { requests, baseUrl, transport: new RapidTransport(options), client: createRapidClient(options) };
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const customer = { ip: '203.0.113.9', sessionId: 'session-1' };
const bookRequest = {
  affiliate_reference_id: 'REF123',
  email: 'guest@example.com',
  phone: { country_code: '81', number: '312345678' },
  rooms: [{ given_name: 'TARO', family_name: 'YAMADA', smoking: false }],
  payments: [
    {
      type: 'affiliate_collect' as const,
      billing_contact: { given_name: 'TARO', family_name: 'YAMADA', address: { country_code: 'JP' } },
    },
  ],
};

describe('a signed call', () => {
  it('carries key, signature over key, secret and time, and the customer', async () => {
    const { transport, requests } = await supplier((_request, response) => json(response, 200, []));
    await transport.send({
      method: 'GET',
      href: '/v3/x?token=a',
      query: [['b', 'ü']],
      customer,
      timeoutMs: 5_000,
    });
    const signature = createHash('sha512').update('keysecret1800000000').digest('hex');
    expect(requests[0]).toMatchObject({
      url: '/v3/x?token=a&b=%C3%BC',
      headers: {
        authorization: `EAN apikey=key,signature=${signature},timestamp=1800000000`,
        'customer-ip': '203.0.113.9',
        'customer-session-id': 'session-1',
        accept: 'application/json',
      },
    });
  });

  it('names the browser of the customer, and us where nobody waits', async () => {
    const { transport, requests } = await supplier((_request, response) => json(response, 200, []));
    const send = (userAgent: string | null) =>
      transport.send({
        method: 'GET',
        href: '/v3/x',
        customer: { ...customer, userAgent },
        timeoutMs: 5_000,
      });
    await send('Mozilla/5.0 (iPhone)');
    await send(null);
    expect(requests.map(({ headers }) => headers['user-agent'])).toEqual([
      'Mozilla/5.0 (iPhone)',
      'Yado/1.0',
    ]);
  });

  it('never takes the signature to another origin', async () => {
    const other = await supplier((_request, response) => json(response, 200, []));
    const { transport } = await supplier((_request, response) => json(response, 200, []));
    const outcome = await transport.send({ method: 'GET', href: `${other.baseUrl}/v3/x`, timeoutMs: 5_000 });
    expect(outcome.kind).toBe('unknown');
    expect(other.requests).toHaveLength(0);
  });

  it('follows absolute links of its own origin, reads gzip and the next page', async () => {
    const { transport, baseUrl } = await supplier((_request, response) =>
      response
        .writeHead(200, {
          'content-encoding': 'gzip',
          link: '</v3/x?token=2>; rel="next"; expires="2027-01-01T00:00:00Z"',
          'pagination-total-results': '7',
        })
        .end(gzipSync('{"a":1}')),
    );
    const outcome = await transport.send({ method: 'GET', href: `${baseUrl}/v3/x`, timeoutMs: 5_000 });
    expect(outcome).toMatchObject({ kind: 'ok', value: { body: { a: 1 }, next: '/v3/x?token=2', total: 7 } });
  });
});

describe('what is not an answer', () => {
  it.each<[string, Handler, string]>([
    ['a 503', (_q, response) => json(response, 503, { type: 'service_unavailable' }), 'server_error'],
    ['HTML', (_q, response) => response.writeHead(200).end('<html>busy</html>'), 'unreadable'],
    ['truncated JSON', (_q, response) => response.writeHead(201).end('{"itinerary_id":'), 'unreadable'],
    ['no itinerary id', (_q, response) => json(response, 201, { links: {} }), 'unreadable'],
    ['202', (_q, response) => response.writeHead(202).end(), 'accepted'],
    ['a 4xx without a reason', (_q, response) => response.writeHead(404).end('Not here'), 'unreadable'],
    ['a closed connection', (request) => request.socket.destroy(), 'network'],
  ])('makes a booking unknown, not failed, and is not sent twice: %s', async (_name, handler, reason) => {
    const { client, requests } = await supplier(handler);
    const outcome = await client.book('/v3/itineraries?token=t', bookRequest, customer);
    expect(outcome).toMatchObject({ kind: 'unknown', reason });
    expect(requests).toHaveLength(1);
  });

  it('is tried again when nothing can happen twice', async () => {
    let calls = 0;
    const { client, requests } = await supplier((_request, response) => {
      calls += 1;
      if (calls === 1) json(response, 503, { type: 'service_unavailable' });
      else json(response, 200, []);
    });
    expect(await client.retrieveByReference('REF123', 'guest@example.com', customer)).toMatchObject({
      kind: 'ok',
      value: null,
    });
    expect(requests).toHaveLength(2);
  });

  const busy = (response: ServerResponse, resetsInMs: number) =>
    response
      .writeHead(429, { 'rate-limit-minute-reset': String(1_800_000_000_500 + resetsInMs) })
      .end(JSON.stringify({ type: 'too_many_requests', message: 'Capacity reached.' }));

  it('is no doubt when too many calls were made: nothing was done, and nothing is sent again', async () => {
    const { client, requests } = await supplier((_request, response) => busy(response, 300));
    expect(await client.book('/v3/itineraries?token=t', bookRequest, customer)).toMatchObject({
      kind: 'refused',
      status: 429,
      type: 'too_many_requests',
    });
    expect(requests).toHaveLength(1);
  });

  it('is read again once the capacity is back, and not before', async () => {
    const times: number[] = [];
    const { client } = await supplier((_request, response) => {
      times.push(performance.now());
      if (times.length === 1) busy(response, 700);
      else json(response, 200, []);
    });
    expect(await client.retrieveByReference('REF123', 'guest@example.com', customer)).toMatchObject({
      value: null,
    });
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(690);
  });

  it.each([
    ['comes back late', 30_000],
    ['is not said to come back', Number.NaN],
  ])('is given up where the capacity %s', async (_when, resetsInMs) => {
    const { client, requests } = await supplier((_request, response) => busy(response, resetsInMs));
    expect(await client.retrieveByReference('REF123', 'guest@example.com', customer)).toMatchObject({
      kind: 'unknown',
      reason: 'rate_limited',
    });
    expect(requests).toHaveLength(1);
  });

  it('is an empty shop where the supplier says by 404 that no hotel has a room', async () => {
    const { client } = await supplier((_request, response) =>
      json(response, 404, { type: 'no_availability' }),
    );
    const stay = { checkin: '2027-01-31', checkout: '2027-02-01', occupancies: ['2'], currency: 'JPY' };
    const more = { countryCode: 'JP', language: 'ja-JP', propertyIds: ['1'], ratePlanCount: 1 };
    const sold = { salesEnvironment: 'hotel_only', salesChannel: 'website' } as const;
    const outcome = await client.shop({ ...stay, ...more, ...sold });
    expect(outcome).toMatchObject({ kind: 'ok', value: [] });
  });

  it('ends by the time-out, also when the body hangs', async () => {
    const { transport } = await supplier((_request, response) => {
      response.writeHead(200).write('[');
    });
    const outcome = await transport.send({ method: 'GET', href: '/v3/x', timeoutMs: 100 });
    expect(outcome).toMatchObject({ kind: 'unknown', reason: 'timeout' });
  });

  it('is "not ready" while an itinerary has no details yet', async () => {
    const { client } = await supplier((_request, response) =>
      json(response, 200, [{ itinerary_id: '9', creation_date_time: '2027-01-01T00:00:00Z' }]),
    );
    expect(await client.retrieveByReference('REF123', 'guest@example.com', customer)).toMatchObject({
      kind: 'unknown',
      reason: 'not_ready',
    });
  });
});

describe('a supplier that hangs', () => {
  const search = { method: 'GET', href: '/v3/x', share: 'search', timeoutMs: 50 } as const;

  it('is asked no more by who searches, while bookings have their own calls', async () => {
    const { transport, requests } = await supplier(() => {});
    for (let count = 0; count < 5; count++) await transport.send(search);
    expect(await transport.send(search)).toMatchObject({ kind: 'unknown', reason: 'not_asked' });
    expect(requests).toHaveLength(5);
    await transport.send({ ...search, share: 'booking' });
    expect(await transport.send({ ...search, method: 'POST', body: {} })).toMatchObject({
      reason: 'timeout',
    });
    expect(requests).toHaveLength(7);
  });

  it('is not asked again when the time of all tries is over', async () => {
    const { transport, requests } = await supplier(() => {});
    await transport.send({ ...search, timeoutMs: 300, withinMs: 300, retries: 1 });
    expect(requests).toHaveLength(1);
  });

  it('keeps who reads no longer than they wait, and lets a booking take its time', async () => {
    const { transport, requests } = await supplier((request, response) => {
      if (request.method === 'POST') setTimeout(() => json(response, 200, {}), 300);
    });
    const started = performance.now();
    const [read, book] = await withinMs(100, () =>
      Promise.all([
        transport.send({ ...search, timeoutMs: 60_000 }),
        transport.send({ ...search, method: 'POST', body: {}, timeoutMs: 60_000 }),
      ]),
    );
    expect(read).toMatchObject({ kind: 'unknown', reason: 'timeout' });
    expect(book).toMatchObject({ kind: 'ok' });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(await withinMs(-1, () => transport.send(search))).toMatchObject({ reason: 'not_asked' });
    expect(requests).toHaveLength(2);
  });

  it('is sent no booking beyond those that can be under way, which is a clear no', async () => {
    const waiting: ServerResponse[] = [];
    const { client, requests } = await supplier((_request, response) => void waiting.push(response));
    const book = () => client.book('/v3/itineraries?token=t', bookRequest, customer);
    const { atOnce } = RAPID_SHARES.write;
    const underWay = Array.from({ length: atOnce }, book);
    await expect.poll(() => waiting.length).toBe(atOnce);
    expect(await book()).toMatchObject({ kind: 'refused', type: 'too_many_requests' });
    for (const response of waiting) json(response, 400, { type: 'invalid_input' });
    await Promise.all(underWay);
    expect(requests).toHaveLength(atOnce);
  });
});

describe('a refusal', () => {
  it('tells every reason', async () => {
    const { client } = await supplier((_request, response) =>
      json(response, 400, {
        type: 'invalid_input',
        message: 'no',
        errors: [
          {
            type: 'duplicate_itinerary',
            message: 'again',
            fields: [{ name: 'affiliate_reference_id', type: 'body' }],
          },
        ],
      }),
    );
    expect(await client.book('/v3/itineraries?token=t', bookRequest, customer)).toMatchObject({
      kind: 'refused',
      status: 400,
      type: 'invalid_input',
      problems: [{ type: 'duplicate_itinerary', fields: [{ name: 'affiliate_reference_id' }] }],
    });
  });
});
