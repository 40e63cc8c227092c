import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RapidResponse, type TestRapid, startRapid } from './_client.ts';
import { problems } from './contract.ts';

let now = Date.parse('2027-01-01T00:00:00Z');
let rapid: TestRapid;
beforeAll(async () => {
  rapid = await startRapid({ clock: () => new Date(now) });
});
afterAll(() => rapid.close());

const HOTELS = '/v3/properties/content?language=ja-JP&supply_source=expedia';
const REGIONS = '/v3/regions?language=ja-JP&include=details';

const findNext = (answer: RapidResponse) =>
  /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';

describe.each([
  ['hotels', HOTELS, '/v3/properties/content'],
  ['regions', REGIONS, '/v3/regions'],
])('a long list of %s', (_what, path, route) => {
  it('continues behind its link for an hour, then answers 410', async () => {
    const next = findNext(await rapid.get(path));
    now += 59 * 60_000;
    expect((await rapid.get(next)).status).toBe(200);
    now += 2 * 60_000;
    const expired = await rapid.get(next);
    expect(expired).toMatchObject({ status: 410, body: { type: 'link.expired' } });
    expect(problems('get', route, 410, expired.body)).toEqual([]);
  });

  it('is of one country where that is asked for, and refuses what is no code', async () => {
    const everywhere = await rapid.get(path);
    const there = await rapid.get(`${path}&country_code=SG`);
    const total = (answer: RapidResponse) => Number(answer.headers.get('pagination-total-results'));
    expect(total(there)).toBeGreaterThan(0);
    expect(total(there)).toBeLessThan(total(everywhere));
    expect(await rapid.get(`${path}&country_code=Japan`)).toMatchObject({ status: 400 });
  });
});

it('lists the ids alone of what changed since a day', async () => {
  const answer = await rapid.get(`${HOTELS}&include=property_id&date_updated_start=2025-09-15`);
  const hotels = Object.values(answer.body as Record<string, object>);
  expect(hotels.length).toBeGreaterThan(0);
  for (const hotel of hotels) expect(Object.keys(hotel)).toEqual(['property_id']);
  expect((await rapid.get(`${HOTELS}&include=property_id&date_updated_start=2026-01-01`)).body).toEqual({});
  expect(await rapid.get(`${HOTELS}&date_updated_start=15.9.2025`)).toMatchObject({ status: 400 });
});

it('lists the hotels that went off sale since a day, page by page, and asks for that day', async () => {
  const list = '/v3/properties/inactive';
  const first = await rapid.get(`${list}?since=2026-01-20`);
  expect(first).toMatchObject({ body: [{ property_id: '9100002' }, { property_id: '9100003' }] });
  const all = await rapid.get(`${list}?since=2026-01-01`);
  expect((await rapid.get(findNext(all))).body).toEqual([{ property_id: '9100003' }]);
  expect((await rapid.get(`${list}?since=2026-06-01`)).body).toEqual([]);
  expect(await rapid.get(list)).toMatchObject({ status: 400 });
});
