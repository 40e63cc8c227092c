import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/logger.ts';
import { newId } from '../../src/db/new-id.ts';
import { runTask } from '../../src/modules/account/run-task.ts';
import { createPasswordResetCode } from '../../src/modules/account/password-code-service.ts';
import { insertDateChange } from '../../src/modules/booking/date-change-store.ts';
import { sweepBookings } from '../../src/modules/booking/jobs.ts';
import { detachDeletedCards } from '../../src/modules/card/detach-card-job.ts';
import { watchOverdueWork } from '../../src/modules/operations/watch-overdue-work.ts';
import { reconcile } from '../../src/modules/reconciliation/reconcile.ts';
import { markForReconciliation } from '../../src/modules/reconciliation/reconcile-mark-store.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  type BookInput,
  bookInput,
  bookPath,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  readTravel,
  retrievePath,
  startBookingWorld,
  stayOf,
} from '../booking/_booking.ts';
import { eventually, registerCard } from '../booking/_outside.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import { changeRoom } from '../travel/_change.ts';
import { bugs } from './_bugs.ts';
import { tasks } from './_tasks.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const branch = 'demo-branch-sakura-tokyo';
const roomPath = /^\/v3\/itineraries\/[^/]+\/rooms\//;
const minutes = (count: number) => count * 60_000;

describe('work whose handler always throws', () => {
  const lines = new PassThrough();
  let log = '';
  lines.on('data', (chunk) => (log += String(chunk)));
  let world: BookingWorld;
  let client: TestClient;
  let bug: ReturnType<typeof bugs>;
  let offset = 0;

  beforeAll(async () => {
    const clock = () => new Date(Date.now() + offset);
    world = await startBookingWorld({ overrides: { clock, log: createLogger('info', lines) } });
    client = world.api.as('employee@sakura.example');
    bug = bugs(world.api.app);
  });
  beforeEach(() => {
    offset = 0;
    log = '';
  });
  afterEach(() => {
    bug.mend();
    world.rapid.heal();
  });
  afterAll(() => world.close());

  const app = () => world.api.app;
  const attemptOf = (input: BookInput) =>
    app()
      .db.selectFrom('booking_attempts')
      .selectAll()
      .where('idempotency_key', '=', input.idempotencyKey)
      .executeTakeFirstOrThrow();
  const openTasks = async (subject: string) =>
    app()
      .db.selectFrom('operator_tasks')
      .select(['id', 'kind', 'status', 'detail', 'seen'])
      .where('subject', '=', subject)
      .where('status', '=', 'OPEN')
      .execute();
  const linesOf = (taskId: string | undefined, event: string) =>
    log
      .split('\n')
      .filter((line) => line.includes(`"event":"${event}"`) && line.includes(`"taskId":"${taskId}"`))
      .map((line) => JSON.parse(line) as { name?: string; severity?: string });
  /** Runs everything that finds due work by the tables, as often as the schedule would after a while. */
  const runJobs = async () => {
    await sweepBookings(app());
    for (const { id } of await app()
      .db.selectFrom('account_tasks')
      .select('id')
      .where('done_at', 'is', null)
      .execute()) {
      await runTask(app(), id).catch(() => {});
    }
    await detachDeletedCards(app()).catch(() => {});
    await reconcile(app());
  };
  const booked = async (change: Partial<BookInput> = {}) => {
    const input = bookInput(await prepare(client, await chooseAnyRate(world.api, client, stayOf())), change);
    const { travel, errorCode } = await book(client, input);
    if (!travel) throw new Error(`Not booked: ${errorCode}`);
    return { input, travel, attempt: await attemptOf(input) };
  };
  const quiet = (attemptId: string) =>
    eventually(
      () =>
        app()
          .db.selectFrom('payments')
          .select(['state', 'next_try_at'])
          .where('attempt_id', '=', attemptId)
          .executeTakeFirstOrThrow(),
      ({ state, next_try_at }) => state === 'CAPTURED' && next_try_at === null,
    );
  const bookUnanswered = async (change: Partial<BookInput> = {}) => {
    const input = bookInput(await prepare(client, await chooseAnyRate(world.api, client, stayOf())), change);
    world.rapid.breakNext('POST', bookPath, { kind: 'lose-answer', status: 504, body: '' });
    world.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, 1000);
    const { unknownTravel } = await book(client, input);
    world.rapid.heal();
    expect(unknownTravel).toMatchObject({ status: 'BOOKING' });
    return { input, travelId: unknownTravel?.id ?? '', attempt: await attemptOf(input) };
  };

  interface Case {
    kind: string;
    subject: string;
    severity?: 'critical' | 'warning';
    /** Whether a person has to finish it although the handler works again. */
    stays?: boolean;
  }
  const cases: [string, () => Promise<Case>][] = [
    [
      'an unknown booking',
      async () => {
        bug.in('rapid', 'retrieveByReference');
        const input = bookInput(
          await prepare(client, await chooseAnyRate(world.api, client, stayOf())),
          visa,
        );
        world.rapid.breakNext('POST', bookPath, { kind: 'lose-answer', status: 504, body: '' });
        await book(client, input).catch(() => {});
        return { kind: 'BOOKING_UNKNOWN', subject: (await attemptOf(input)).id };
      },
    ],
    [
      'a cancellation without an answer',
      async () => {
        const { travel, attempt } = await booked();
        await quiet(attempt.id);
        world.rapid.breakNext('DELETE', roomPath, { kind: 'refuse', status: 503, body: '' }, 1000);
        const [room] = travel.expediaHotelRooms;
        await cancelRooms(client, {
          travelId: travel.id,
          expediaHotelRoomIds: [room?.id ?? ''],
          acceptedPenaltyPrice: 0,
        });
        bug.in('rapid', 'retrieve');
        return { kind: 'CANCEL_UNKNOWN', subject: room?.id ?? '', stays: true };
      },
    ],
    [
      'a change without an answer',
      async () => {
        const { travel, attempt } = await booked();
        await quiet(attempt.id);
        world.rapid.breakNext('PUT', roomPath, { kind: 'refuse', status: 503, body: '' }, 1000);
        const [room] = travel.expediaHotelRooms;
        await changeRoom(client, {
          travelId: travel.id,
          expediaHotelRoomId: room?.id ?? '',
          givenName: 'Jiro',
        });
        bug.in('rapid', 'retrieve');
        return { kind: 'CHANGE_UNKNOWN', subject: room?.id ?? '', stays: true };
      },
    ],
    [
      'a move of dates',
      async () => {
        const [previous, next] = [await booked(), await booked()];
        bug.in('rapid', 'retrieve');
        const { db } = app();
        await db
          .updateTable('booking_attempts')
          .set({ previous_travel_id: previous.travel.id })
          .where('id', '=', next.attempt.id)
          .execute();
        const now = app().clock();
        await insertDateChange(db, {
          attempt_id: next.attempt.id,
          previous_travel_id: previous.travel.id,
          next_travel_id: next.travel.id,
          accepted_penalty: 0,
          by: 'COMPANY_EMPLOYEE',
          user_id: next.attempt.user_id,
          state: 'CANCELING',
          next_try_at: now,
          created_at: now,
          updated_at: now,
        });
        return { kind: 'DATE_CHANGE_INCOMPLETE', subject: previous.travel.id };
      },
    ],
    [
      'a capture',
      async () => {
        bug.in('cards', 'capture');
        bug.in('cards', 'retrieve');
        const { attempt } = await booked(visa);
        return { kind: 'CAPTURE_FAILED', subject: attempt.id };
      },
    ],
    [
      'a release',
      async () => {
        const { attempt } = await bookUnanswered(visa);
        bug.in('cards', 'cancelAuthorization');
        bug.in('cards', 'retrieve');
        await app()
          .db.updateTable('booking_attempts')
          .set({
            state: 'RELEASING',
            failure: sql`'{"errorCode":"SOLD_OUT"}'::jsonb`,
            next_check_at: app().clock(),
          })
          .where('id', '=', attempt.id)
          .execute();
        return { kind: 'RELEASE_FAILED', subject: attempt.id };
      },
    ],
    [
      'a refund',
      async () => {
        const { travel, attempt } = await booked(visa);
        await quiet(attempt.id);
        bug.in('cards', 'refund');
        bug.in('cards', 'retrieve');
        await cancelRooms(client, {
          travelId: travel.id,
          expediaHotelRoomIds: travel.expediaHotelRooms.map(({ id }) => id),
          acceptedPenaltyPrice: 0,
        }).catch(() => {});
        return { kind: 'REFUND_FAILED', subject: attempt.id };
      },
    ],
    [
      'a reading of an itinerary',
      async () => {
        bug.in('rapid', 'retrieve');
        const { attempt } = await booked();
        return { kind: 'DEAD_LETTER', subject: `booking-wake:${attempt.id}`, severity: 'warning' };
      },
    ],
    [
      'a mail about a trip',
      async () => {
        bug.in('mailer', 'send');
        const { travel } = await booked();
        const mail = await app()
          .db.selectFrom('travel_mails')
          .select('id')
          .where('travel_id', '=', travel.id)
          .executeTakeFirstOrThrow();
        return { kind: 'MAIL_UNSENT', subject: mail.id, severity: 'warning' };
      },
    ],
    [
      'a mail about an account',
      async () => {
        bug.in('mailer', 'send');
        await createPasswordResetCode(app(), { email: 'osaka@sakura.example' });
        const task = await app()
          .db.selectFrom('account_tasks')
          .select('id')
          .where('kind', '=', 'PASSWORD_CODE_MAIL')
          .executeTakeFirstOrThrow();
        // Longer than such a code lives, it would not be sent any more.
        await app()
          .db.updateTable('password_codes')
          .set({ expires_at: new Date('2100-01-01') })
          .execute();
        return { kind: 'MAIL_UNSENT', subject: task.id, severity: 'warning' };
      },
    ],
    [
      'an account’s sign-out everywhere',
      async () => {
        bug.in('identity', 'revokeSessions');
        const { db, clock } = app();
        const { id: userId } = await db
          .updateTable('users')
          .set({ status: 'DELETED' })
          .where('email', '=', 'sendai@wakaba.example')
          .returning('id')
          .executeTakeFirstOrThrow();
        const [id, now] = [newId(), clock()];
        await db
          .insertInto('account_tasks')
          .values({
            id,
            kind: 'REVOKE_SESSIONS',
            subject_id: userId,
            sealed: null,
            created_at: now,
            next_try_at: now,
          })
          .execute();
        return { kind: 'ACCOUNT_TASK_OVERDUE', subject: id, severity: 'warning' };
      },
    ],
    [
      'a deleted card’s removal at the card provider',
      async () => {
        bug.in('cards', 'detachCard');
        const card = await registerCard(world.api, branch, '4242424242424242');
        await app()
          .db.updateTable('credit_cards')
          .set({ deleted_at: app().clock() })
          .where('id', '=', card)
          .execute();
        return { kind: 'DEAD_LETTER', subject: `card-detach:${card}`, severity: 'warning' };
      },
    ],
    [
      'a comparison with the outside',
      async () => {
        const { attempt } = await booked();
        await quiet(attempt.id);
        bug.in('rapid', 'retrieveByReference');
        await markForReconciliation(app().db, attempt.id, app().clock());
        return { kind: 'DEAD_LETTER', subject: `reconcile:${attempt.id}`, severity: 'warning' };
      },
    ],
  ];

  it.each(cases)('is on the desk half an hour later, with one alert: %s', async (_what, prepared) => {
    const { kind, subject, severity = 'critical', stays = false } = await prepared();
    for (const wait of [0, 2, 12]) {
      offset += minutes(wait);
      await runJobs();
    }
    await watchOverdueWork(app());
    // A job out of tries is there long before.
    const early = subject.startsWith('booking-wake:');
    if (!early) expect(await openTasks(subject)).toEqual([]);
    offset += minutes(17);
    await runJobs();
    await watchOverdueWork(app());
    const found = await openTasks(subject);
    expect(found).toMatchObject([{ kind }]);
    expect(found[0]?.detail).toMatch(/error=(TypeError|ProviderUnavailableError)/);
    expect(found[0]?.detail).not.toContain('tanaka');
    const [task] = found;
    if (!early) expect(linesOf(task?.id, 'alert')).toMatchObject([{ name: 'work-overdue', severity }]);

    // Seen again it is the same task, and no second alert.
    offset += minutes(5);
    await runJobs();
    await watchOverdueWork(app());
    expect(await openTasks(subject)).toMatchObject([{ id: task?.id }]);
    if (!early) expect(linesOf(task?.id, 'alert')).toHaveLength(1);
    expect(linesOf(task?.id, 'operator-task')).toHaveLength(1);

    // Mended, it gets done, and leaves the desk by itself.
    bug.mend();
    world.rapid.heal();
    offset += minutes(15);
    await runJobs();
    await runJobs();
    await watchOverdueWork(app());
    expect(await openTasks(subject)).toHaveLength(stays ? 1 : 0);
  });

  it('never keeps bookings behind it waiting, however much of it there is', async () => {
    const { db } = app();
    const { attempt: pattern } = await bookUnanswered();
    // Sixty that nobody can take up: their preparation is another branch's. Due long before any other.
    await sql`insert into price_checks select (jsonb_populate_record(p, jsonb_build_object(
        'id', 'broken-' || n, 'branch_id', 'demo-branch-sakura-osaka'))).*
      from price_checks p, generate_series(1, 60) n where p.id = ${pattern.price_check_id}`.execute(db);
    await sql`insert into booking_attempts select (jsonb_populate_record(a, jsonb_build_object(
        'id', '0-broken-' || n, 'price_check_id', 'broken-' || n, 'idempotency_key', 'broken-' || n,
        'supplier_reference', 'broken-' || n, 'travel_id', null, 'next_check_at', '2020-01-01T00:00:00Z',
        'lease_owner', null, 'lease_until', null))).*
      from booking_attempts a, generate_series(1, 60) n where a.id = ${pattern.id}`.execute(db);
    const { input, travelId } = await bookUnanswered();
    await db
      .updateTable('booking_attempts')
      .set({ next_check_at: app().clock() })
      .where('idempotency_key', '=', input.idempotencyKey)
      .execute();
    // At most one run for those of which nobody knows yet that they fail.
    await sweepBookings(app());
    await sweepBookings(app());
    expect(await readTravel(client, travelId)).toMatchObject({ status: 'BOOKED' });

    offset += minutes(31);
    await sweepBookings(app());
    await watchOverdueWork(app());
    const { nodes } = await tasks(world.api.as('operator@yado.example'), {
      input: { kinds: ['BOOKING_UNKNOWN'], status: 'OPEN' },
      first: 100,
    });
    expect(nodes.filter(({ reference }) => reference?.startsWith('broken-'))).toHaveLength(60);
  });
});
