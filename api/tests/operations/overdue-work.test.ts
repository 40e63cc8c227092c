import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/lib/logger.ts';
import { sweep } from '../booking/_sweep.ts';
import { watchOverdueWork } from '../../src/modules/operations/watch-overdue-work.ts';
import { processBooking } from '../../src/modules/booking-jobs/process-booking.ts';
import { readTravel, startBookingWorld } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { overdueCases } from './_overdue-cases.ts';
import { overdueKit, type OverdueKit } from './_overdue-kit.ts';
import { tasks } from './_tasks.ts';

const minutes = (count: number) => count * 60_000;

describe('work whose handler always throws', () => {
  const lines = new PassThrough();
  let log = '';
  lines.on('data', (chunk) => (log += String(chunk)));
  let kit: OverdueKit;
  let offset = 0;

  beforeAll(async () => {
    const clock = () => new Date(Date.now() + offset);
    kit = overdueKit(await startBookingWorld({ overrides: { clock, log: createLogger('info', lines) } }));
  });
  beforeEach(() => {
    offset = 0;
    log = '';
  });
  afterEach(() => {
    kit.bug.mend();
    kit.world.rapid.heal();
  });
  afterAll(() => kit.world.close());

  const app = () => kit.world.api.app;
  const openTasks = (subject: string) =>
    app()
      .db.selectFrom('operator_tasks')
      .select(['id', 'kind', 'detail'])
      .where('subject', '=', subject)
      .where('status', '=', 'OPEN')
      .execute();
  const findLines = (taskId: string | undefined, event: string) =>
    log
      .split('\n')
      .filter((line) => line.includes(`"event":"${event}"`) && line.includes(`"taskId":"${taskId}"`))
      .map((line) => JSON.parse(line) as { name?: string; severity?: string });

  it.each(overdueCases)('is on the desk half an hour later, with one alert: %s', async (_what, prepared) => {
    const { kind, subject, severity = 'critical', stays = false } = await prepared(kit);
    for (const wait of [0, 2, 12]) {
      offset += minutes(wait);
      await kit.runJobs();
    }
    await watchOverdueWork(app());
    expect(await openTasks(subject)).toEqual([]);
    offset += minutes(17);
    // The API's own worker may be at it at the same time, here and below.
    const runAndWatch = async () => {
      await kit.runJobs();
      await watchOverdueWork(app());
      return openTasks(subject);
    };
    const found = await eventually(runAndWatch, ({ length }) => length > 0);
    expect(found).toMatchObject([{ kind }]);
    expect(found[0]?.detail).toMatch(/error=(TypeError|ProviderUnavailableError)/);
    expect(found[0]?.detail).not.toContain('tanaka');
    const [task] = found;
    expect(findLines(task?.id, 'alert')).toMatchObject([{ name: 'work-overdue', severity }]);

    // Seen again it is the same task, and no second alert.
    offset += minutes(5);
    await kit.runJobs();
    await watchOverdueWork(app());
    expect(await openTasks(subject)).toMatchObject([{ id: task?.id }]);
    expect(findLines(task?.id, 'alert')).toHaveLength(1);
    expect(findLines(task?.id, 'operator-task')).toHaveLength(1);

    // Mended, it gets done, and leaves the desk by itself.
    kit.bug.mend();
    kit.world.rapid.heal();
    // A run that began before may fail once more, and has to be waited for again.
    const laterRun = () => {
      offset += minutes(15);
      return runAndWatch();
    };
    await eventually(laterRun, (open) => open.length === (stays ? 1 : 0));
  });

  it('keeps its record and its pause while it waits for its next try', async () => {
    kit.bug.in('mailer', 'send');
    const { attempt } = await kit.booked();
    await kit.quiet(attempt.id);
    const failure = () =>
      app()
        .db.selectFrom('work_failures')
        .select(['failures', 'next_try_at'])
        .where('work', '=', 'mail')
        .where('subject', '=', attempt.id)
        .executeTakeFirst();
    await eventually(failure, (row) => row !== undefined);
    const first = await failure();
    // The mail waits for its own next try: nothing runs.
    await processBooking(app(), attempt.id);
    expect(await failure()).toEqual(first);
    offset += minutes(1);
    const again = async () => {
      await processBooking(app(), attempt.id).catch(() => {});
      return failure();
    };
    const second = await eventually(again, (row) => row?.failures !== first?.failures);
    expect(second).toMatchObject({ failures: (first?.failures ?? 0) + 1 });
    kit.bug.mend();
    offset += minutes(20);
    await eventually(
      async () => {
        await processBooking(app(), attempt.id);
        return failure();
      },
      (row) => row === undefined,
    );
  });

  it('is not on record any more once a slower run has done it, though that one began before the failure', async () => {
    const { travel, attempt } = await kit.booked();
    await kit.quiet(attempt.id);
    const { supplier, db, clock } = app();
    const retrieve = supplier.retrieve.bind(supplier);
    const released = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    let calls = 0;
    supplier.retrieve = async (...args) => {
      calls += 1;
      if (calls > 1) throw new TypeError('a bug');
      asked.resolve();
      await released.promise;
      return retrieve(...args);
    };
    await db
      .updateTable('travels')
      .set({ itinerary_next_read_at: clock() })
      .where('id', '=', travel.id)
      .execute();
    // The API's own worker may be the first one to ask.
    void processBooking(app(), attempt.id).catch(() => {});
    await asked.promise;
    await expect(processBooking(app(), attempt.id)).rejects.toThrow('a bug');
    released.resolve();
    supplier.retrieve = retrieve;
    const failures = db.selectFrom('work_failures').selectAll().where('subject', '=', attempt.id);
    await eventually(
      () => failures.execute(),
      (rows) => rows.length === 0,
    );
  });

  it('never keeps bookings behind it waiting, however much of it there is', async () => {
    const { db } = app();
    const { attempt: pattern } = await kit.bookUnanswered();
    // Sixty that nobody can take up: their preparation is another branch's. Due long before any other.
    await sql`insert into price_checks select (jsonb_populate_record(p, jsonb_build_object(
        'id', 'broken-' || n, 'branch_id', 'demo-branch-sakura-osaka'))).*
      from price_checks p, generate_series(1, 60) n where p.id = ${pattern.price_check_id}`.execute(db);
    await sql`insert into booking_attempts select (jsonb_populate_record(a, jsonb_build_object(
        'id', '0-broken-' || n, 'price_check_id', 'broken-' || n, 'idempotency_key', 'broken-' || n,
        'supplier_reference', 'broken-' || n, 'travel_id', null, 'next_check_at', '2020-01-01T00:00:00Z',
        'lease_owner', null, 'lease_until', null))).*
      from booking_attempts a, generate_series(1, 60) n where a.id = ${pattern.id}`.execute(db);
    const { input, travelId } = await kit.bookUnanswered();
    await db
      .updateTable('booking_attempts')
      .set({ next_check_at: app().clock() })
      .where('idempotency_key', '=', input.idempotencyKey)
      .execute();
    // At most one run for those of which nobody knows yet that they fail.
    await sweep(app());
    await sweep(app());
    expect(await readTravel(kit.client, travelId)).toMatchObject({ status: 'BOOKED' });

    offset += minutes(31);
    await sweep(app());
    await watchOverdueWork(app());
    const { nodes } = await tasks(kit.world.api.as('operator@yado.example'), {
      input: { kinds: ['BOOKING_UNKNOWN'], status: 'OPEN' },
      first: 100,
    });
    expect(nodes.filter(({ reference }) => reference?.startsWith('broken-'))).toHaveLength(60);
  });
});
