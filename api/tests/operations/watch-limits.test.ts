import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOverdueMails } from '../../src/modules/operations/overdue-trips-store.ts';
import { OVERDUE_AT_ONCE } from '../../src/modules/operations/overdue-work.ts';
import { watchOverdueWork } from '../../src/modules/operations/watch-overdue-work.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { overdueKit, type OverdueKit } from './_overdue-kit.ts';

describe('one run of the watch', () => {
  let world: BookingWorld;
  let kit: OverdueKit;
  let travelId: string;
  let offset = 0;
  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
    kit = overdueKit(world);
    const { travel, attempt } = await kit.booked();
    await kit.quiet(attempt.id);
    travelId = travel.id;
  });
  afterAll(() => world.close());

  const db = () => world.api.app.db;
  const findTask = (kind: string, subject: string) =>
    db()
      .selectFrom('operator_tasks')
      .select('status')
      .where('subject', '=', subject)
      .where('kind', '=', kind as 'MAIL_UNSENT')
      .executeTakeFirst();
  const overdueClosing = (branch: string) =>
    sql`insert into work_failures (work, subject, error, first_failed_at, last_failed_at, next_try_at)
      values ('invoice-closing', ${branch}, 'TypeError', now() - interval '1 hour', now() + interval '1 day',
        now() + interval '1 day')`.execute(db());
  const branch = 'demo-branch-sakura-tokyo';

  it('does the rest when one task can not be written, and says that it failed', async () => {
    // A kind whose work is done: its task is to be closed by the same run.
    await sql`insert into operator_tasks (id, kind, subject, created_at, last_seen_at)
      values ('done', 'ACCOUNT_TASK_OVERDUE', 'done-account-task', now(), now())`.execute(db());
    await sql`insert into work_failures (work, subject, error, first_failed_at, last_failed_at, next_try_at)
      values ('mail', 'forgotten', 'TypeError', now() - interval '9 days', now() - interval '9 days', now())`.execute(
      db(),
    );
    await sql`insert into travel_notices (id, travel_id, kind, created_at, next_try_at)
      values ('unwritable', ${travelId}, 'HOLD_RENEWED', now() - interval '1 hour', now() + interval '1 day')`.execute(
      db(),
    );
    await sql`alter table operator_tasks add constraint broken check (subject <> 'unwritable')`.execute(db());
    await overdueClosing(branch);
    await expect(watchOverdueWork(world.api.app)).rejects.toThrow('broken');
    expect(await findTask('MAIL_UNSENT', 'unwritable')).toBeUndefined();
    expect(await findTask('DEAD_LETTER', `invoice-closing:${branch}`)).toEqual({ status: 'OPEN' });
    expect(await findTask('ACCOUNT_TASK_OVERDUE', 'done-account-task')).toEqual({ status: 'RESOLVED' });
    const forgotten = db().selectFrom('work_failures').select('work').where('subject', '=', 'forgotten');
    expect(await forgotten.execute()).toEqual([]);
    await sql`alter table operator_tasks drop constraint broken`.execute(db());
  });

  it('closes nothing when one kind of work could not be looked for', async () => {
    await sql`insert into operator_tasks (id, kind, subject, created_at, last_seen_at)
      values ('maybe', 'ACCOUNT_TASK_OVERDUE', 'maybe-done', now(), now())`.execute(db());
    await sql`alter table account_tasks rename to account_tasks_away`.execute(db());
    await expect(watchOverdueWork(world.api.app)).rejects.toThrow('account_tasks');
    await sql`alter table account_tasks_away rename to account_tasks`.execute(db());
    expect(await findTask('ACCOUNT_TASK_OVERDUE', 'maybe-done')).toEqual({ status: 'OPEN' });
  });

  it('sees the oldest first when there is more than it looks at', async () => {
    await sql`insert into travel_notices (id, travel_id, kind, created_at, next_try_at)
      select 'late-' || n, ${travelId}, 'HOLD_RENEWED', now() - interval '1 hour' - n * interval '1 minute',
        now() + interval '1 day'
      from generate_series(1, ${OVERDUE_AT_ONCE + 20}) n order by md5(n::text)`.execute(db());
    const found = await findOverdueMails(db(), new Date(Date.now() - 30 * 60_000));
    expect(found).toHaveLength(OVERDUE_AT_ONCE);
    expect(found[0]?.subject).toBe(`late-${OVERDUE_AT_ONCE + 20}`);
    expect(found.map(({ since }) => since.getTime())).toEqual(
      found.map(({ since }) => since.getTime()).toSorted((a, b) => a - b),
    );
    expect(found.map(({ subject }) => subject)).not.toContain('late-1');
  });
});
