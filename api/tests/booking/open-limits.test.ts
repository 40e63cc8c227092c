import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import {
  book,
  type BookInput,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  chooseRate,
  type ChosenRate,
  prepare,
  startBookingWorld,
  buildStay,
} from './_booking.ts';
import { addDays } from '../../src/modules/rate/calendar.ts';
import { itinerariesFor } from './_outside.ts';

const alwaysHasRooms = '9000007';

let world: BookingWorld;
let client: TestClient;
beforeAll(async () => {
  world = await startBookingWorld({ config: { rateLimitFactor: 1 } });
  client = world.api.as('employee@sakura.example');
});
// Choosing a rate looks at many hotels.
beforeEach(() => sql`delete from call_counts`.execute(world.api.app.db));
afterAll(() => world.close());

describe('R24: open preparations of a branch', () => {
  afterAll(() => sql`delete from price_checks where id like 'copy-%'`.execute(world.api.app.db));

  const fill = (count: number) =>
    sql`insert into price_checks select (jsonb_populate_record(checks, jsonb_build_object('id', 'copy-' || n))).*
      from price_checks as checks, generate_series(1, ${count}::int) as n
      where checks.id = (select id from price_checks where branch_id = 'demo-branch-sakura-tokyo' limit 1)`.execute(
      world.api.app.db,
    );

  it('are 200 at most, and say when the first of them ends', async () => {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const kept = await prepare(client, rate);
    await fill(199);
    const refused = await client.query(
      'mutation ($input: PrepareToBookHotelInput!) { prepareToBookHotel(input: $input) { __typename } }',
      { input: { ...rate, refundable: undefined } },
    );
    expect(refused.status).toBe(429);
    expect(refused.errorCodes).toEqual(['RATE_LIMITED']);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(1_800);
    // What was prepared can be booked all the same, and leaves a place.
    expect((await book(client, bookInput(kept))).__typename).toBe('BookSuccess');
    expect((await prepare(client, rate)).__typename).toBe('PrepareSuccess');
  });
});

describe('R24: rooms of one hotel and night that cost nothing to give back', () => {
  let rate: ChosenRate;
  let travelId: string;
  let calls = 0;

  const guest = (): Partial<BookInput> => ({
    guests: [{ familyName: 'Guest', givenName: `Number${'abcdefghij'[calls++] ?? ''}` }],
  });
  const bookOne = async (by = client) => {
    const input = bookInput(await prepare(by, rate), guest());
    return { input, answer: await book(by, input) };
  };

  beforeAll(async () => {
    await sql`delete from call_counts`.execute(world.api.app.db);
    rate = await chooseRate(client, alwaysHasRooms, buildStay());
    const { answer } = await bookOne();
    travelId = answer.travel?.id ?? '';
    await sql`insert into travel_rooms
      select (jsonb_populate_record(rooms, jsonb_build_object('id', 'copy-' || n, 'room_number', n + 1))).*
      from travel_rooms as rooms, generate_series(1, 23) as n where rooms.travel_id = ${travelId}`.execute(
      world.api.app.db,
    );
  });

  it('are 24 at most for a user: a further booking is refused, and nothing is bought', async () => {
    const { input, answer } = await bookOne();
    expect(answer.errorCode).toBe('TOO_MANY_FREE_ROOMS');
    expect(await itinerariesFor(input.email)).toEqual([]);
  });

  it('leave others of the branch free to book', async () => {
    const { answer } = await bookOne(world.api.as('admin@sakura.example'));
    expect(answer.errorCode).not.toBe('TOO_MANY_FREE_ROOMS');
  });

  it('may be booked again once one is given back', async () => {
    await sql`update travel_rooms set status = 'CANCELED', canceled_at = now() where id = 'copy-1'`.execute(
      world.api.app.db,
    );
    expect((await bookOne()).answer.errorCode).not.toBe('TOO_MANY_FREE_ROOMS');
  });

  it('are counted by night', async () => {
    await sql`update travel_rooms set status = 'BOOKED', canceled_at = null where id = 'copy-1'`.execute(
      world.api.app.db,
    );
    expect((await bookOne()).answer.errorCode).toBe('TOO_MANY_FREE_ROOMS');
    const { checkout } = rate.stay;
    const later = JSON.stringify({ checkin: checkout, checkout: addDays(checkout, 2) });
    await sql`update travels set stay = stay || ${later}::jsonb, start_date = start_date + 2, end_date = end_date + 2
      where id = ${travelId}`.execute(world.api.app.db);
    expect((await bookOne()).answer.errorCode).not.toBe('TOO_MANY_FREE_ROOMS');
  });
});
