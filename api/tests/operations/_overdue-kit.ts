import { sweep } from '../booking/_sweep.ts';
import type { AttemptRow } from '../../src/modules/booking/tables.ts';
import { runTask } from '../../src/modules/account-jobs/run-task.ts';
import { detachDeletedCards } from '../../src/modules/card/detach-card-job.ts';
import { reconcile } from '../../src/modules/reconciliation/reconcile.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  type BookInput,
  bookInput,
  bookPath,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  retrievePath,
  buildStay,
  type TravelAnswer,
} from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { bugs } from './_bugs.ts';

/** What tests of work that fails need to make some, and to run everything that looks for due work. */
export interface OverdueKit {
  world: BookingWorld;
  client: TestClient;
  bug: ReturnType<typeof bugs>;
  readAttempt(input: BookInput): Promise<AttemptRow>;
  booked(
    change?: Partial<BookInput>,
  ): Promise<{ input: BookInput; travel: TravelAnswer; attempt: AttemptRow }>;
  /** A booking of which only the answer was lost. */
  bookUnanswered(
    change?: Partial<BookInput>,
  ): Promise<{ input: BookInput; travelId: string; attempt: AttemptRow }>;
  /** Nothing of a booking is left to do. */
  quiet(attemptId: string): Promise<unknown>;
  /** Runs everything that finds due work by the tables. */
  runJobs(): Promise<void>;
}

export function overdueKit(world: BookingWorld): OverdueKit {
  const client = world.api.as('employee@sakura.example');
  const { app } = world.api;
  const readAttempt = (input: BookInput) =>
    app.db
      .selectFrom('booking_attempts')
      .selectAll()
      .where('idempotency_key', '=', input.idempotencyKey)
      .executeTakeFirstOrThrow();
  const prepared = async (change: Partial<BookInput>) =>
    bookInput(await prepare(client, await chooseAnyRate(world.api, client, buildStay())), change);
  return {
    world,
    client,
    bug: bugs(app),
    readAttempt,
    async booked(change = {}) {
      const input = await prepared(change);
      const { travel, errorCode } = await book(client, input);
      if (!travel) throw new Error(`Not booked: ${errorCode}`);
      return { input, travel, attempt: await readAttempt(input) };
    },
    async bookUnanswered(change = {}) {
      const input = await prepared(change);
      world.rapid.breakNext('POST', bookPath, { kind: 'lose-answer', status: 504, body: '' });
      world.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, 1000);
      const { unknownTravel } = await book(client, input);
      world.rapid.heal();
      if (!unknownTravel) throw new Error('Its outcome is known.');
      return { input, travelId: unknownTravel.id, attempt: await readAttempt(input) };
    },
    quiet: (attemptId) =>
      eventually(
        () =>
          app.db
            .selectFrom('payments')
            .innerJoin('travels', 'travels.attempt_id', 'payments.attempt_id')
            .select(['payments.state', 'payments.next_try_at', 'travels.itinerary_next_read_at'])
            .where('payments.attempt_id', '=', attemptId)
            .executeTakeFirstOrThrow(),
        ({ state, next_try_at, itinerary_next_read_at: nextRead }) =>
          state === 'CAPTURED' && next_try_at === null && (nextRead === null || nextRead > app.clock()),
      ),
    async runJobs() {
      await sweep(app);
      const open = app.db.selectFrom('account_tasks').select('id').where('done_at', 'is', null);
      for (const { id } of await open.execute()) await runTask(app, id).catch(() => {});
      await detachDeletedCards(app).catch(() => {});
      await reconcile(app);
    },
  };
}
