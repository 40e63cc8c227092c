import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { RapidBookRequest } from '../../src/adapters/rapid/itinerary-schemas.ts';
import type { RapidClient } from '../../src/adapters/rapid/rapid-client.ts';
import { type AuditedLine, startAuditedLine } from './_audit.ts';
import {
  booked,
  bookLink,
  bookRequest,
  customer,
  EMAIL,
  HOTEL,
  newReference,
  ok,
  priceCheckLink,
  shopRequest,
} from './_session.ts';

let line: AuditedLine;
let client: RapidClient;
beforeAll(async () => {
  const world = inject('world');
  const { rapidApiKey: apiKey, rapidSharedSecret: sharedSecret } = world.keys;
  line = await startAuditedLine(world.rapid, { apiKey, sharedSecret });
  client = line.client;
});
afterAll(() => line.close());

/** One walk per call of the client: a new call without a walk does not compile. */
const WALKS: Record<keyof RapidClient, () => Promise<void>> = {
  async probe() {
    expect(await client.probe(5_000)).toMatchObject({ faults: [] });
  },
  async propertyIds() {
    const all = { countryCode: 'JP', changedSince: null };
    const first = ok(await client.propertyIds(all, null));
    expect(first.items.length).toBeGreaterThan(0);
    expect(ok(await client.propertyIds(all, first.next)).items.length).toBeGreaterThan(0);
    expect(ok(await client.propertyIds({ ...all, changedSince: '2025-09-15' }, null)).items).not.toEqual([]);
    const odd = await client.propertyIds({ ...all, changedSince: 'yesterday' }, null);
    expect(odd).toMatchObject({ kind: 'refused', status: 400, type: 'invalid_input' });
  },
  async inactivePropertyIds() {
    const first = ok(await client.inactivePropertyIds('2026-01-01', null));
    expect(first.items.length).toBeGreaterThan(0);
    expect(ok(await client.inactivePropertyIds('2026-01-01', first.next)).items.length).toBeGreaterThan(0);
    const odd = await client.inactivePropertyIds('yesterday', null);
    expect(odd).toMatchObject({ kind: 'refused', status: 400, type: 'invalid_input' });
  },
  async contentByIds() {
    const found = ok(await client.contentByIds('ja-JP', [HOTEL, '9000001', '1']));
    expect(found.map(({ property_id: id }) => id).sort()).toEqual([HOTEL, '9000001']);
  },
  async regions() {
    const scope = { language: 'ja-JP', countryCode: 'JP' };
    const first = ok(await client.regions(scope, null));
    expect(first.items.length).toBeGreaterThan(0);
    if (first.next) expect(ok(await client.regions(scope, first.next)).items.length).toBeGreaterThan(0);
    const refused = await client.regions({ ...scope, language: 'xx-XX' }, null);
    expect(refused).toMatchObject({ kind: 'refused', status: 400, type: 'invalid_input' });
  },
  async guestReviews() {
    expect(ok(await client.guestReviews(HOTEL, 'ja-JP')).length).toBeGreaterThan(0);
    expect(ok(await client.guestReviews('1', 'ja-JP'))).toEqual([]);
  },
  async shop() {
    expect(ok(await client.shop(shopRequest({ occupancies: ['2-9,4', '1'] })))).toBeInstanceOf(Array);
    expect(ok(await client.shop(shopRequest({ salesEnvironment: 'hotel_package' })))).toBeInstanceOf(Array);
    const many = shopRequest({ propertyIds: ['1500001', '1500002', HOTEL, '9000001'], refundableOnly: true });
    expect(ok(await client.shop(many)).length).toBeGreaterThan(0);
    const past = await client.shop(shopRequest({ checkin: '2020-01-01', checkout: '2020-01-02' }));
    expect(past).toMatchObject({ kind: 'refused', status: 400 });
  },
  async priceCheck() {
    expect(ok(await client.priceCheck(await priceCheckLink(client), customer)).status).toBe('available');
    expect(ok(await client.priceCheck(await priceCheckLink(client, ['1', '2']))).status).toBe('available');
    const stale = await client.priceCheck(
      `${(await priceCheckLink(client)).split('?')[0]}?token=gone`,
      customer,
    );
    expect(stale).toMatchObject({ kind: 'refused', status: 400 });
  },
  async book() {
    const check = ok(await client.priceCheck(await priceCheckLink(client, ['1', '2']), customer));
    const href = check.links.book?.href ?? '';
    const request = bookRequest(newReference(), [
      { given_name: 'TARO', family_name: 'SAKURA', smoking: true, special_request: '高層階を希望します' },
      { given_name: 'HANAKO', family_name: 'SAKURA', smoking: false },
    ]);
    expect(ok(await client.book(href, request, customer)).itinerary_id).not.toBe('');
    expect(await client.book(href, request, customer)).toMatchObject({
      problems: [{ type: 'duplicate_itinerary' }],
    });
    const odd = { ...bookRequest(), email: 'nobody' };
    expect(await client.book(await bookLink(client), odd, customer)).toMatchObject({ status: 400 });
  },
  async retrieveByReference() {
    const { reference, id } = await booked(client);
    const found = ok(await client.retrieveByReference(reference, EMAIL, customer));
    expect(found?.itinerary_id).toBe(id);
    expect(ok(await client.retrieveByReference('NOT-THERE', EMAIL, customer))).toBeNull();
  },
  async retrieve() {
    const { id } = await booked(client);
    expect(ok(await client.retrieve(id, EMAIL, customer)).rooms).toHaveLength(1);
    expect(await client.retrieve('1', EMAIL, customer)).toMatchObject({ kind: 'refused', status: 404 });
  },
  async changeRoom() {
    const { id, change } = await booked(client);
    const body = {
      given_name: 'JIRO',
      family_name: 'SAKURA',
      smoking: true,
      special_request: 'Late arrival',
    };
    ok(await client.changeRoom(change, body, customer));
    expect(ok(await client.retrieve(id, EMAIL, customer)).rooms[0]).toMatchObject(body);
    ok(await client.changeRoom(change, { smoking: false }, customer));
    expect(await client.changeRoom(change, { given_name: '' }, customer)).toMatchObject({ status: 400 });
  },
  async cancelRoom() {
    const { id, cancel } = await booked(client);
    ok(await client.cancelRoom(cancel, customer));
    expect(ok(await client.retrieve(id, EMAIL, customer)).rooms[0]?.rate.cancel_refund?.amount).toMatch(/^-/);
    expect(await client.cancelRoom(cancel, customer)).toMatchObject({ type: 'room_already_cancelled' });
  },
  async notifications() {
    // Other tests may have been handed out the last one.
    expect(ok(await client.notifications())).toBeInstanceOf(Array);
  },
};

describe('every call of the client', () => {
  it.each(Object.keys(WALKS) as (keyof RapidClient)[])(
    'and its answers are valid by the supplier’s contract: %s',
    async (name) => {
      line.violations();
      await WALKS[name]();
      expect(line.violations()).toEqual([]);
    },
  );

  it('and its answers are valid where the guest or the hotel goes wrong', async () => {
    line.violations();
    const slow = ok(
      await client.shop(shopRequest({ propertyIds: ['9000002', '9000003', '9000004', '9000006'] })),
    );
    for (const { rooms } of slow) {
      const [bed] = Object.values(rooms[0]?.rates[0]?.bed_groups ?? {});
      const check = ok(await client.priceCheck(bed?.links.price_check.href ?? '', customer));
      if (check.links.book) await client.book(check.links.book.href, bookRequest(), customer);
    }
    for (const word of ['ACCEPTED CHANGE', 'CHANGE ACCEPTED CANCEL ACCEPTED', 'DEGRADED', 'DUPLICATE']) {
      const rooms = [{ given_name: word, family_name: 'SANDBOX', smoking: false }];
      const request = bookRequest(newReference(), rooms);
      await client.book(await bookLink(client), request, customer);
      await client.retrieveByReference(request.affiliate_reference_id, EMAIL, customer);
    }
    // The contract has no 202 for a booking: this is what a supplier must not do and may do all the same.
    expect(line.violations().filter((each) => !/POST \/v3\/itineraries 202 /.test(each))).toEqual([]);
    expect(line.seen()).toEqual(expect.arrayContaining(['GET /v3/itineraries 206']));
    expect(new Set(line.seen().filter((each) => each.startsWith('POST')))).toEqual(
      new Set([201, 202, 400, 409, 410, 500].map((status) => `POST /v3/itineraries ${status}`)),
    );
  });
});

describe('the auditors', () => {
  const both = (violations: string[], side: 'request' | 'response') => [
    violations.some((each) => each.includes(` prism ${side}.`)),
    violations.some((each) => each.includes(` ${side} `) && !each.includes(' prism ')),
  ];

  it('report a request that lacks a parameter', async () => {
    line.violations();
    await fetch(new URL(`/v3/properties/content?supply_source=expedia&property_id=${HOTEL}`, line.near.url));
    expect(both(line.violations(), 'request')).toEqual([true, true]);
  });

  it('report a request with a wrong body', async () => {
    const href = await bookLink(client);
    line.violations();
    const { email: _left, ...rest } = bookRequest();
    await client.book(href, rest as RapidBookRequest, customer);
    expect(both(line.violations(), 'request')).toEqual([true, true]);
  });

  it('report an answer of a wrong type, and one with a part that the contract does not know', async () => {
    const { reference } = await booked(client);
    const read = async (from: string, to: string) => {
      line.far.spoil = (response) => ({ ...response, body: response.body.replace(from, to) });
      line.violations();
      await client.retrieveByReference(reference, EMAIL, customer);
      line.far.spoil = null;
      return both(line.violations(), 'response');
    };
    expect(await read('"number_of_adults":2', '"number_of_adults":"two"')).toEqual([true, true]);
    expect(await read('"given_name":', '"givenname":')).toEqual([false, true]);
  });

  it('report a status and a header that the contract does not have', async () => {
    line.far.spoil = (response) => ({
      ...response,
      status: 418,
      headers: { ...response.headers, 'rate-limit-minute': 'many' },
    });
    line.violations();
    await client.guestReviews(HOTEL, 'ja-JP');
    line.far.spoil = (response) => ({
      ...response,
      headers: { ...response.headers, 'rate-limit-minute': 'many' },
    });
    const [status] = line.violations().filter((each) => each.includes('may not answer 418'));
    expect(status).toBeDefined();
    await client.guestReviews(HOTEL, 'ja-JP');
    line.far.spoil = null;
    expect(line.violations().filter((each) => each.includes('header Rate-Limit-Minute'))).not.toEqual([]);
  });
});
