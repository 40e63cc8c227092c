import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedRate } from '../../src/adapters/supplier/stored/stored-rate.ts';
import { createLoaders } from '../../src/server/loaders.ts';
import type { RequestContext } from '../../src/graphql/request-context.ts';
import { completeTravel, completeTravels } from '../../src/modules/travel/complete-travel.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await startBookingWorld();
});
afterAll(() => world.close());

it('leaves out the one trip of a list that can’t be read, and fails only for that trip alone', async () => {
  const { api } = world;
  const { app } = api;
  const client = api.as('employee@sakura.example');
  const { travel } = await book(
    client,
    bookInput(await prepare(client, await chooseAnyRate(api, client, buildStay()))),
  );
  const row = await app.db
    .selectFrom('travels')
    .selectAll()
    .where('id', '=', travel?.id ?? '')
    .executeTakeFirstOrThrow();
  const damaged = {
    ...row,
    id: 'damaged',
    rate: storedRate.store({ ...storedRate.read(row.rate), pricing: {} }),
  };
  const context: RequestContext = {
    app,
    viewer: null,
    identity: null,
    hostname: 'localhost',
    requestId: 'r1',
    customer: { ip: '192.0.2.1', sessionId: 's1' },
    sessionId: 's1',
    loaders: createLoaders(app),
    countCall: async () => {},
    countRequest: async () => {},
  };
  const [first, second] = await completeTravels(context, [damaged, row]);
  expect(first).toBeNull();
  expect(second?.id).toBe(row.id);
  await expect(completeTravel(context, damaged)).rejects.toThrow();
});
