import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { RapidResult } from '../../src/adapters/rapid/result.ts';
import type { RapidClient } from '../../src/adapters/rapid/rapid-client.ts';
import { type AuditedLine, startAuditedLine } from './_audit.ts';
import { booked, bookLink, bookRequest, customer, EMAIL, priceCheckLink, shopRequest } from './_session.ts';

let line: AuditedLine;
let client: RapidClient;
beforeAll(async () => {
  const world = inject('world');
  const { rapidApiKey: apiKey, rapidSharedSecret: sharedSecret } = world.keys;
  line = await startAuditedLine(world.rapid, { apiKey, sharedSecret });
  client = line.client;
});
afterAll(() => line.close());

/** Calls the supplier with a `Test` header; the header of the calls before it is gone. */
async function withTest<T>(value: string, call: () => Promise<RapidResult<T>>): Promise<RapidResult<T>> {
  line.near.headers = { test: value };
  const outcome = await call();
  line.near.headers = {};
  return outcome;
}

interface TestCase {
  value: string;
  status: number;
  /** What the client makes of it; `ok` unless given. */
  kind?: 'refused' | 'unknown';
  /** Documented by the supplier, but missing from this contract's list of values. */
  beyondContract?: true;
}

const failing = (name: string): TestCase[] => [
  { value: 'service_unavailable', status: 503, kind: 'unknown' },
  { value: name, status: 500, kind: 'unknown' },
];

/** All values of the header by call, with what the supplier then answers. */
const TEST_VALUES: Record<
  string,
  { call: () => Promise<() => Promise<RapidResult<unknown>>>; cases: TestCase[] }
> = {
  shop: {
    call: async () => () => client.shop(shopRequest()),
    cases: [
      { value: 'standard', status: 200 },
      { value: 'no_availability', status: 200, beyondContract: true },
      ...failing('unknown_internal_error'),
    ],
  },
  'price check': {
    call: async () => {
      const href = await priceCheckLink(client);
      return () => client.priceCheck(href, customer);
    },
    cases: [
      { value: 'available', status: 200 },
      { value: 'price_changed', status: 200 },
      { value: 'sold_out', status: 200 },
      ...failing('unknown_internal_error'),
    ],
  },
  book: {
    call: async () => {
      const href = await bookLink(client);
      return () => client.book(href, bookRequest(), customer);
    },
    cases: [
      { value: 'standard', status: 201 },
      { value: 'price_mismatch', status: 409, kind: 'refused' },
      { value: 'rooms_unavailable', status: 410, kind: 'refused' },
      { value: 'cc_declined', status: 400, kind: 'refused' },
      { value: 'complete_payment_session', status: 201, kind: 'unknown', beyondContract: true },
      ...failing('internal_server_error'),
    ],
  },
  'retrieve by reference': {
    call: async () => {
      const { reference } = await booked(client);
      return () => client.retrieveByReference(reference, EMAIL, customer);
    },
    cases: [
      { value: 'standard', status: 200 },
      { value: 'degraded_response', status: 206, kind: 'unknown', beyondContract: true },
      ...failing('internal_server_error'),
    ],
  },
  retrieve: {
    call: async () => {
      const { id } = await booked(client);
      return () => client.retrieve(id, EMAIL, customer);
    },
    cases: [
      { value: 'standard', status: 200 },
      { value: 'degraded_response', status: 206, kind: 'unknown', beyondContract: true },
      ...failing('internal_server_error'),
    ],
  },
  'change room': {
    call: async () => {
      const { change } = await booked(client);
      return () => client.changeRoom(change, { smoking: true }, customer);
    },
    cases: [{ value: 'standard', status: 204 }, ...failing('unknown_internal_error')],
  },
  'cancel room': {
    call: async () => {
      const { cancel } = await booked(client);
      return () => client.cancelRoom(cancel, customer);
    },
    cases: [
      { value: 'standard', status: 204 },
      { value: 'post_stay_cancel', status: 204 },
      ...failing('unknown_internal_error'),
    ],
  },
};

describe('the header `Test`', () => {
  const rows = Object.entries(TEST_VALUES).flatMap(([name, { call, cases }]) =>
    cases.map((each) => ({ name, call, ...each })),
  );
  it.each(rows)('$value of $name gives $status, valid by the contract', async (row) => {
    const call = await row.call();
    line.violations();
    const outcome = await withTest(row.value, call);
    expect(outcome.status).toBe(row.status);
    expect(outcome.kind).toBe(row.kind ?? 'ok');
    const ofHeader = /prism request\.header\.test: |request header Test: /;
    const violations = line.violations();
    expect(violations.filter((each) => !(row.beyondContract && ofHeader.test(each)))).toEqual([]);
    expect(violations.length > 0).toBe(row.beyondContract ?? false);
  });
});
