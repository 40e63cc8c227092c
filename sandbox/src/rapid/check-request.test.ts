import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  authorization,
  bookFirst,
  bookingBody,
  each,
  shopPath,
  startRapid,
  type TestRapid,
  text,
} from './_client.ts';

let rapid: TestRapid;
beforeAll(async () => {
  rapid = await startRapid();
});
afterAll(() => rapid.close());

const HOTEL = '1500003';
/** The types of the refusals; of an answer that is none the status. */
async function refusals(path: string, headers?: Record<string, string>) {
  const { status, body } = await rapid.get(path, headers);
  return status === 400 ? each(body, 'errors', 'type') : status;
}

it('refuses a parameter that the contract does not have', async () => {
  expect(await refusals(shopPath({ property_id: HOTEL, hotel: HOTEL }))).toEqual(['hotel.invalid']);
});

it('refuses a value that the contract does not have', async () => {
  expect(await refusals(shopPath({ property_id: HOTEL, travel_purpose: 'leisurely' }))).toEqual([
    'travel_purpose.invalid',
  ]);
  expect(await refusals(shopPath({ property_id: HOTEL, travel_purpose: 'business' }))).toBe(200);
});

it('refuses a call about an itinerary that does not say who waits for it', async () => {
  const path = '/v3/itineraries?affiliate_reference_id=NOT-THERE&email=guest@sakura.example';
  const answer = await fetch(new URL(path, rapid.url), { headers: { authorization: authorization() } });
  expect(answer.status).toBe(400);
  expect(each(await answer.json(), 'errors', 'type')).toEqual(['Customer-Ip.required']);
});

it('refuses a body with a part that the contract does not have', async () => {
  const { check } = await bookFirst(rapid, HOTEL, 'CHECK-REQUEST-1');
  const href = text(check.body, 'links.book.href');
  const { status, body } = await rapid.call('POST', href, bookingBody('CHECK-REQUEST-2', { guest: 'TARO' }));
  expect(status).toBe(400);
  expect(each(body, 'errors', 'message')).toEqual([expect.stringContaining('"guest"')]);
});

it('names what of the contract nobody has asked for', async () => {
  const answer = await fetch(new URL('/_sandbox/contract-gaps', rapid.url));
  const gaps = (await answer.json()) as string[];
  expect(gaps.find((each) => each.startsWith('GET /v3/properties/availability: '))).toMatch(
    /without [^;]*billing_terms[^;]*; never answered with [^;]*503/,
  );
  expect(gaps.at(-1)).toMatch(/^never called: .*GET \/v3\/regions,/);
});
