import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  book,
  bookInput,
  type BookingWorld,
  buildStay,
  chooseAnyRate,
  prepare,
  startBookingWorld,
} from '../booking/_booking.ts';

const query = `query ($input: BranchTravelsInput, $first: Int) {
  branchTravels(input: $input, first: $first) { totalCount isTotalAtLeast pageInfo { hasNextPage } nodes { id } } }`;
interface List {
  branchTravels: {
    totalCount: number;
    isTotalAtLeast: boolean;
    pageInfo: { hasNextPage: boolean };
    nodes: { id: string }[];
  };
}

let world: BookingWorld;
beforeAll(async () => {
  world = await startBookingWorld();
  const client = world.api.as('employee@sakura.example');
  const rate = await chooseAnyRate(world.api, client, buildStay(1, 50));
  await book(client, bookInput(await prepare(client, rate)));
  await copyTrip(1_100);
});
afterAll(() => world.close());

/** Copies of the one trip, each as long as a stay may be, of January 2026. */
async function copyTrip(count: number): Promise<void> {
  const { db } = world.api.app;
  await sql`insert into booking_attempts
    select copy.* from booking_attempts as one, generate_series(1, ${sql.lit(count)}) as n,
      jsonb_populate_record(one, jsonb_build_object('id', 'copy-' || n, 'idempotency_key', 'copy-' || n,
        'supplier_reference', 'copy-' || n, 'kind', 'EXTERNAL', 'price_check_id', null, 'travel_id', null,
        'next_check_at', null)) as copy`.execute(db);
  await sql`insert into travels
    select copy.* from travels as one, generate_series(1, ${sql.lit(count)}) as n,
      jsonb_populate_record(one, jsonb_build_object('id', 'copy-' || n, 'attempt_id', 'copy-' || n,
        'travel_number', 'copy-' || n, 'supplier_reference', 'copy-' || n, 'public_key_hash', null,
        'start_date', '2026-01-01', 'end_date', '2026-01-29', 'ends_at', '2026-01-30T00:00:00+09:00',
        'itinerary_next_read_at', null)) as copy`.execute(db);
}

async function list(input: object): Promise<List['branchTravels']> {
  const client = world.api.as('employee@sakura.example');
  return (await client.query<List>(query, { input, first: 2 })).expectNoErrors().branchTravels;
}

it('counts trips among 1,000, says so, and pages through all of them', async () => {
  expect(await list({})).toMatchObject({
    totalCount: 1_000,
    isTotalAtLeast: true,
    pageInfo: { hasNextPage: true },
  });
  expect(await list({ travelNumber: 'copy-110' })).toMatchObject({ totalCount: 2, isTotalAtLeast: false });
});

it('counts no less than it shows, where what fits is behind the 1,000', async () => {
  const found = await list({ statuses: ['BOOKED', 'CANCELED'], sort: 'START_DATE_DESC' });
  expect(found).toMatchObject({ totalCount: 1, isTotalAtLeast: true });
  expect(found.nodes).toHaveLength(1);
});

it('finds the longest stay by its last night, and not by the day after', async () => {
  expect((await list({ stayFrom: '2026-01-28', stayTo: '2026-01-28' })).totalCount).toBe(1_000);
  expect((await list({ stayFrom: '2026-01-29', stayTo: '2026-02-03' })).nodes).toEqual([]);
});

it('finds by what a trip has become', async () => {
  const count = async (...statuses: string[]) => (await list({ statuses })).totalCount;
  expect(await count('COMPLETED')).toBeGreaterThanOrEqual(999);
  expect(await count('BOOKED')).toBe(1);
  expect(await count('CANCELED', 'BOOKING', 'FAILED', 'PARTIALLY_CANCELED')).toBe(0);
  expect(await count('BOOKED', 'CANCELED')).toBe(1);
});
