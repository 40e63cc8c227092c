import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcile } from '../../src/modules/reconciliation/reconcile.ts';
import { markNewAttempts } from '../../src/modules/reconciliation/reconcile-mark-store.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  buildStay,
  chooseAnyRate,
  prepare,
  startBookingWorld,
} from '../booking/_booking.ts';

const HOUR_MS = 3_600_000;
let world: BookingWorld;
let offset = 0;
const ids: string[] = [];

beforeAll(async () => {
  world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
  const client = world.api.as('employee@sakura.example');
  for (let count = 0; count < 2; count++) {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const input = bookInput(await prepare(client, rate));
    await book(client, input);
    const { id } = await world.api.app.db
      .selectFrom('booking_attempts')
      .select('id')
      .where('idempotency_key', '=', input.idempotencyKey)
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
});
afterAll(() => world.close());

const wrote = (id: string | undefined, at: Date) =>
  world.api.app.db
    .updateTable('booking_attempts')
    .set({ updated_at: at })
    .where('id', '=', id ?? '')
    .execute();
const forgetMarks = () => world.api.app.db.deleteFrom('reconcile_marks').execute();
const readMarks = async () =>
  (await world.api.app.db.selectFrom('reconcile_marks').select('attempt_id').execute())
    .map(({ attempt_id }) => attempt_id)
    .filter((id) => ids.includes(id))
    .sort();

it('marks the longest quiet attempts first, and says until when all are marked', async () => {
  const { db } = world.api.app;
  const now = Date.now();
  const at = (hours: number) => new Date(now + hours * HOUR_MS);
  // Beside what the demonstration has booked.
  await db
    .updateTable('booking_attempts')
    .set({ updated_at: at(-99) })
    .execute();
  await wrote(ids[0], at(-3));
  await wrote(ids[1], at(-2));
  await forgetMarks();
  const mark = () => markNewAttempts(db, { since: at(-9), before: at(-1), now: at(0), limit: 1 });
  expect(await mark()).toEqual(at(-3));
  expect(await readMarks()).toEqual([ids[0]]);
  expect(await mark()).toEqual(at(-2));
  expect(await mark()).toEqual(at(-1));
  expect(await readMarks()).toEqual([...ids].sort());
});

it('reads on from where the last run ended, and through the day before', async () => {
  offset = 10 * 60_000;
  await reconcile(world.api.app);
  await forgetMarks();
  await wrote(ids[0], new Date(Date.now() - 30 * HOUR_MS));
  await wrote(ids[1], new Date(Date.now() - 12 * HOUR_MS));
  await reconcile(world.api.app);
  expect(await readMarks()).toEqual([ids[1]]);
});
