import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type RapidResponse,
  NOW,
  type TestRapid,
  at,
  authorization,
  bookingBody,
  each,
  firstPriceCheck,
  shopPath,
  startRapid,
  stay,
  text,
} from './_client.ts';

const HOTEL = '1500003';
let now = NOW;
let rapid: TestRapid;
let sequence = 0;
beforeAll(async () => {
  rapid = await startRapid({ clock: () => now });
});
beforeEach(() => {
  now = NOW;
});
afterAll(() => rapid.close());

const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};

type Raw = { status: number | 'no answer'; body: string; type: string | null };

/** A request whose answer may be anything, or nothing within the time. */
async function raw(method: string, path: string, body?: unknown, timeoutMs = 120_000): Promise<Raw> {
  try {
    const response = await fetch(new URL(path, rapid.url), {
      method,
      headers: {
        authorization: authorization(),
        'customer-ip': '127.0.0.1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {
      status: response.status,
      body: await response.text(),
      type: response.headers.get('content-type'),
    };
  } catch {
    return { status: 'no answer', body: '', type: null };
  }
}

let nextStay = 10;

/** An offer for other nights each time, as the hotel is full on some of them. */
async function nextOffer(): Promise<RapidResponse> {
  for (;;) {
    nextStay += 2;
    const shop = await rapid.get(shopPath({ property_id: HOTEL, ...stay(nextStay), filter: 'refundable' }));
    if (at(shop.body, '0.rooms.0') !== undefined) return shop;
  }
}

/** Books for a guest of that given name and the family name SANDBOX. */
async function bookAs(givenName: string) {
  sequence += 1;
  const reference = `GUEST-${sequence}`;
  const shop = await nextOffer();
  const check = await rapid.get(firstPriceCheck(shop));
  const body = bookingBody(reference, { rooms: [{ given_name: givenName, family_name: 'SANDBOX' }] });
  const timeoutMs = givenName.startsWith('SILENT') ? 1_000 : undefined;
  const again = () => raw('POST', text(check.body, 'links.book.href'), body, timeoutMs);
  return { reference, check, answer: await again(), again };
}

const find = (reference: string): Promise<RapidResponse> =>
  rapid.get(`/v3/itineraries?affiliate_reference_id=${reference}&email=guest%40sakura.example`);

describe('a booking', () => {
  it.each([
    ['RESET', 'no answer', ''],
    ['SILENT', 'no answer', ''],
    ['HTML', 200, '<!doctype html>'],
    ['GATEWAY', 502, '<!doctype html>'],
    ['TIMEOUT', 504, '<!doctype html>'],
    ['ERROR', 500, '{"type":"unknown_internal_error"'],
    ['UNAVAILABLE', 503, '{"type":"service_unavailable"'],
    ['TRUNCATED', 201, '{"itinerary_id"'],
    ['NOID', 201, '{"links"'],
    ['ACCEPTED', 202, ''],
    ['DUPLICATE', 400, '{"type":"invalid_input"'],
  ] as const)('by %s is made behind the answer %s, or is not', async (word, status, start) => {
    const made = await bookAs(word);
    expect(made.answer.status).toBe(status);
    expect(made.answer.body.slice(0, start.length)).toBe(start);
    expect((await find(made.reference)).body).toHaveLength(1);
    const none = await bookAs(`${word} UNDONE`);
    expect(none.answer.status).toBe(status);
    expect((await find(none.reference)).body).toEqual([]);
  });

  it('by TRUNCATED has half a body, and by NOID one without the id', async () => {
    const { answer } = await bookAs('TRUNCATED');
    expect(() => JSON.parse(answer.body) as unknown).toThrow(SyntaxError);
    expect(JSON.parse((await bookAs('NOID')).answer.body)).not.toHaveProperty('itinerary_id');
  });

  it.each([
    ['REFUSED', 400, 'invalid_input'],
    ['MISMATCH', 409, 'price_mismatch'],
    ['SOLDOUT', 410, 'rooms_unavailable'],
  ])('by %s is refused', async (word, status, type) => {
    const { reference, answer } = await bookAs(word);
    expect([answer.status, at(JSON.parse(answer.body), 'type')]).toEqual([status, type]);
    expect((await find(reference)).body).toEqual([]);
  });

  it('fails only the first time with ONCE', async () => {
    const { answer, again } = await bookAs('ERROR UNDONE ONCE');
    expect(answer.status).toBe(500);
    expect((await again()).status).toBe(201);
  });

  it('by LATE is found after 10 s, by LATER after 100 s', async () => {
    const [late, evenLater] = [await bookAs('LATE'), await bookAs('LATER RESET')];
    expect([late.answer.status, evenLater.answer.status]).toEqual([201, 'no answer']);
    const found = async () => [(await find(late.reference)).body, (await find(evenLater.reference)).body];
    expect(await found()).toEqual([[], []]);
    later(10_000);
    expect(await found()).toEqual([[expect.anything()], []]);
    later(90_000);
    expect(await found()).toEqual([[expect.anything()], [expect.anything()]]);
  });

  it('by HALF has only its id for 10 s, and by DEGRADED is a 206 without rooms', async () => {
    const [half, degraded] = [await bookAs('HALF'), await bookAs('DEGRADED')];
    expect(Object.keys(at((await find(half.reference)).body, '0') as object)).toEqual([
      'itinerary_id',
      'creation_date_time',
    ]);
    const partial = await find(degraded.reference);
    expect(partial.status).toBe(206);
    expect(at(partial.body, '0.impacted_fields')).toEqual(['rooms']);
    later(10_000);
    for (const { reference } of [half, degraded]) {
      const whole = await find(reference);
      expect([whole.status, at(whole.body, '0.rooms.0.status')]).toEqual([200, 'booked']);
    }
  });
});

/** An itinerary whose first guest asks for a fault later than at booking. */
async function booked(givenName: string) {
  const { reference } = await bookAs(givenName);
  const read = async () => at((await find(reference)).body, '0') as Record<string, unknown>;
  const link = async (name: string) => text(await read(), `rooms.0.links.${name}.href`);
  return { reference, read, link };
}

describe('a change', () => {
  it.each([
    ['CHANGE ACCEPTED', 202, 'CHANGE ACCEPTED'],
    ['CHANGE ERROR', 500, 'CHANGE ERROR'],
    ['CHANGE ACCEPTED UNDONE', 202, 'TARO'],
    ['CHANGE UNAVAILABLE UNDONE', 503, 'TARO'],
    ['CHANGE RESET', 'no answer', 'CHANGE RESET'],
    ['CHANGE REFUSED', 400, 'TARO'],
  ])('to the name %s answers %s and leaves the guest as %s', async (name, status, after) => {
    const { read, link } = await booked('TARO');
    const href = await link('change');
    expect((await raw('PUT', href, { given_name: name, family_name: 'SANDBOX' })).status).toBe(status);
    expect(at(await read(), 'rooms.0.given_name')).toBe(after);
  });

  it('is refused from check-in on, when its link is gone too', async () => {
    const { read, link } = await booked('TARO');
    const href = await link('change');
    now = new Date(`${String(at(await read(), 'rooms.0.checkin'))}T10:00:00+09:00`);
    expect((await raw('PUT', href, { smoking: true })).status).toBe(204);
    later(9 * 3_600_000);
    expect((await raw('PUT', href, { smoking: false })).status).toBe(400);
    expect(at(await read(), 'rooms.0.links.change')).toBeUndefined();
    expect(at(await read(), 'rooms.0.smoking')).toBe(true);
  });

  it('names all that is wrong with it', async () => {
    const { link } = await booked('TARO');
    const types = async (change: object) =>
      each(JSON.parse((await raw('PUT', await link('change'), change)).body), 'errors', 'type');
    expect(await types({ given_name: '', family_name: 'X'.repeat(61) })).toEqual([
      'given_name.invalid',
      'family_name.invalid',
    ]);
    expect(await types({ smoking: 'yes', special_request: 1 })).toEqual([
      'smoking.invalid',
      'special_request.invalid',
    ]);
    expect((await raw('PUT', await link('change'), {})).status).toBe(400);
  });
});

describe('a cancellation', () => {
  it.each([
    ['CANCEL ERROR', 500, 'canceled'],
    ['CANCEL ERROR UNDONE', 500, 'booked'],
    ['CANCEL RESET', 'no answer', 'canceled'],
    ['CANCEL ACCEPTED UNDONE', 202, 'booked'],
    ['CANCEL REFUSED', 400, 'booked'],
  ])('of a guest named %s answers %s and leaves the room %s', async (name, status, after) => {
    const { read, link } = await booked(name);
    expect((await raw('DELETE', await link('cancel'))).status).toBe(status);
    expect(at(await read(), 'rooms.0.status')).toBe(after);
  });

  it('of a guest named CANCEL ACCEPTED takes effect after 5 s, once', async () => {
    const { read, link } = await booked('CANCEL ACCEPTED');
    const href = await link('cancel');
    expect([(await raw('DELETE', href)).status, (await raw('DELETE', href)).status]).toEqual([202, 202]);
    expect(at(await read(), 'rooms.0.status')).toBe('booked');
    later(5_000);
    expect(at(await read(), 'rooms.0.status')).toBe('canceled');
  });
});

it('spoils a retrieve once, and then no more', async () => {
  const { reference } = await bookAs('RETRIEVE HTML ONCE');
  const path = `/v3/itineraries?affiliate_reference_id=${reference}&email=guest%40sakura.example`;
  expect((await raw('GET', path)).type).toBe('text/html');
  expect((await find(reference)).status).toBe(200);
});

describe('notifications', () => {
  const undelivered = async () =>
    (await rapid.get('/v3/notifications?undeliverable=true')).body as Record<string, unknown>[];
  const drain = async () => {
    while ((await undelivered()).length > 0);
  };

  it('tell of the confirmation and of the hotel that cancels, each once', async () => {
    later(3_600_000);
    await drain();
    const [kept, dropped] = [await bookAs('TARO'), await bookAs('DROPPED')];
    expect(await undelivered()).toEqual([]);
    later(10_000);
    expect(await undelivered()).toEqual([
      expect.objectContaining({
        event_type: 'itinerary.supplier.cancel',
        affiliate_reference_id: dropped.reference,
      }),
    ]);
    const [room] = at((await find(dropped.reference)).body, '0.rooms') as unknown[];
    expect(room).toMatchObject({ status: 'canceled', rate: { cancel_refund: { currency: 'JPY' } } });
    later(10_000);
    expect(await undelivered()).toEqual([
      expect.objectContaining({
        event_type: 'itinerary.supplier.confirm',
        affiliate_reference_id: kept.reference,
      }),
    ]);
    expect(at((await find(kept.reference)).body, '0.rooms.0.confirmation_id.property')).toMatch(/^P/);
    expect(await undelivered()).toEqual([]);
  });

  it('hand out a test event, and refuse a type they do not know', async () => {
    await drain();
    const type = 'itinerary.fraud.cancel';
    expect((await rapid.call('POST', '/v3/notifications', { event_type: type })).status).toBe(204);
    expect(await undelivered()).toEqual([expect.objectContaining({ event_type: type })]);
    const odd = await rapid.call('POST', '/v3/notifications', { event_type: 'itinerary.party' });
    expect([odd.status, at(odd.body, 'errors.0.type')]).toEqual([400, 'event_type.not_supported']);
  });

  it('are pushed where an address is set, and wait to be fetched when that fails three times', async () => {
    const received: string[] = [];
    let refuse = true;
    const server = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => received.push(chunk.toString()));
      request.on('end', () => response.writeHead(refuse ? 500 : 204).end());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const notificationUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const pushing = await startRapid({ notificationUrl });
    const test = (type: string) => pushing.call('POST', '/v3/notifications', { event_type: type });
    const waiting = async () => (await pushing.get('/v3/notifications?undeliverable=true')).body;
    await test('itinerary.agent.change');
    await expect.poll(waiting).toEqual([expect.anything()]);
    expect(received).toHaveLength(3);
    refuse = false;
    await test('itinerary.agent.cancel');
    await expect.poll(() => received.length).toBe(4);
    expect(JSON.parse(received[3] ?? '')).toMatchObject({ event_type: 'itinerary.agent.cancel' });
    expect(await waiting()).toEqual([]);
    await pushing.close();
    server.close();
  });
});
