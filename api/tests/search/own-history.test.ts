import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, buildStay, chooseRate, startBookingWorld } from '../booking/_booking.ts';
import { bookTrip } from '../travel/_trip.ts';
import { regionId, search, stayAhead } from './_search.ts';

const MEMBER = 'employee@sakura.example';
const STRANGER = 'admin@aozora.example';

let world: BookingWorld;
let member: TestClient;
let stranger: TestClient;
/** A hotel of Osaka far down the list, which the company then books. */
let hotel: { id: string; name: string };
let before: number;

const stay = stayAhead();
const places = async (client: TestClient) => {
  const region = await regionId(client, '大阪');
  const { nodes } = await search(client, { region: { regionId: region }, stay, first: 100 });
  return nodes
    .filter(({ cheapestPriceV2 }) => cheapestPriceV2 !== null)
    .map(({ id, name }) => ({ id, name }));
};
const placeOf = async (client: TestClient) => (await places(client)).findIndex(({ id }) => id === hotel.id);
const suggestHotels = async (client: TestClient, keyword: string) =>
  (
    await client.query<{ incrementalSearchPropertyContent: { id: string }[] }>(
      'query ($keyword: String!) { incrementalSearchPropertyContent(input: { keyword: $keyword }) { id } }',
      { keyword },
    )
  )
    .expectNoErrors()
    .incrementalSearchPropertyContent.map(({ id }) => id);

beforeAll(async () => {
  world = await startBookingWorld();
  member = world.api.as(MEMBER);
  stranger = world.api.as(STRANGER);
  for (const [at, each] of [...(await places(member)).entries()].slice(10)) {
    const rate = await chooseRate(member, each.id, buildStay(), true, 2).catch(() => null);
    if (!rate) continue;
    hotel = each;
    before = at;
    await bookTrip(world, MEMBER, { rate });
    return;
  }
  throw new Error('No hotel of Osaka can be booked.');
});
afterAll(() => world.close());

describe('what a company booked before', () => {
  it('moves up in its own recommended order, and in that of no other company', async () => {
    expect(await placeOf(member)).toBeLessThan(before);
    expect(await placeOf(stranger)).toBe(before);
  });

  it('comes first among the hotels that fit a typed text', async () => {
    const known = hotel.name.slice(0, 4);
    expect((await suggestHotels(member, known))[0]).toBe(hotel.id);
  });
});

describe('a phone number', () => {
  it.each([
    ['as it is dialed', (digits: string) => digits],
    [
      'in full-width letters',
      (digits: string) =>
        digits.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    ],
    ['from abroad', (digits: string) => `+81 ${digits.slice(1)}`],
  ])('finds its hotel: %s', async (_how, write) => {
    const { content } = await world.api.app.db
      .selectFrom('property_contents')
      .select('content')
      .where('property_id', '=', hotel.id)
      .executeTakeFirstOrThrow();
    const { phone } = content as unknown as { phone: string };
    const national = phone.replace(/^81-/, '0');
    expect(await suggestHotels(member, write(national))).toEqual([hotel.id]);
  });
});
