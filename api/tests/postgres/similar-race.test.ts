import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { book, chooseRate, buildStay } from '../booking/_booking.ts';
import { itinerariesFor } from '../booking/_outside.ts';
import { sameGuestTwice } from '../booking/_same-guest.ts';
import { copyDatabase } from '../_database.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { waitingForLock } from './_database-locks.ts';

const branch = 'demo-branch-sakura-tokyo';
const apis: TestApi[] = [];
beforeAll(async () => {
  const copy = await copyDatabase(inject('world').database);
  if (copy.kind !== 'postgres') throw new Error('One connection has no races.');
  const database = { ...copy, poolSize: 20 };
  for (let count = 0; count < 2; count += 1) apis.push(await startTestApi({ database }));
});
afterAll(async () => {
  for (const api of apis) await api.close();
});

it('asks one of two processes that book for the same guest at the same instant', async () => {
  const [first] = apis as [TestApi, TestApi];
  const clients = apis.map((api) => api.as('employee@sakura.example'));
  const rate = await chooseRate(first.as('employee@sakura.example'), '9000007', buildStay());
  const inputs = await sameGuestTwice(clients, rate);
  // Both are stopped at the branch's row, then continue together.
  const blocking = await first.app.db.startTransaction().execute();
  await blocking.selectFrom('branches').select('id').where('id', '=', branch).forUpdate().execute();
  const booking = Promise.all(clients.map((client, index) => book(client, inputs[index] as never)));
  await waitingForLock(first.app, 2);
  await blocking.rollback().execute();
  const outcomes = (await booking).map(({ errorCode, __typename }) => errorCode ?? __typename);
  expect(outcomes.sort()).toEqual(['BookSuccess', 'SIMILAR_TRAVEL']);
  const itineraries = await Promise.all(inputs.map(({ email }) => itinerariesFor(email)));
  expect(itineraries.flat()).toHaveLength(1);
});
