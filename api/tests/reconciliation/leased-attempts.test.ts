import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkName } from '../../src/modules/operator-task/tables.ts';
import { markForReconciliation } from '../../src/modules/reconciliation/reconcile-mark-store.ts';
import { reconcile, startDailyScan } from '../../src/modules/reconciliation/reconcile.ts';
import { recordFailure } from '../../src/modules/work-failure/work-failure-store.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { overdueKit, type OverdueKit } from '../operations/_overdue-kit.ts';
import { disorder } from './_disorder.ts';

const branch = 'demo-branch-sakura-tokyo';
const HOUR_MS = 3_600_000;

describe('a comparison of an attempt that somebody else is at work on', () => {
  let world: BookingWorld;
  let kit: OverdueKit;
  let offset = 0;
  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
    kit = overdueKit(world);
  });
  afterAll(() => world.close());

  const hasFailure = async (work: WorkName, subject: string) => {
    const rows = world.api.app.db.selectFrom('work_failures').select('error');
    return (await rows.where('work', '=', work).where('subject', '=', subject).execute()).length > 0;
  };
  const lease = (id: string, until: Date | null) =>
    world.api.app.db
      .updateTable('booking_attempts')
      .set({ lease_owner: until && 'another-process', lease_until: until })
      .where('id', '=', id)
      .execute();

  it('leaves the record of its failures until the comparison was made', async () => {
    const { app } = world.api;
    const { attempt } = await kit.booked();
    await kit.quiet(attempt.id);
    const stray = await disorder(world, branch).holdStray(attempt, 1_000);
    offset = HOUR_MS;
    const compare = async () => {
      await markForReconciliation(app.db, attempt.id, app.clock());
      await startDailyScan(app);
      await reconcile(app);
    };
    await recordFailure(app.db, 'reconcile', attempt.id, 'TypeError', app.clock());
    await recordFailure(app.db, 'card-scan', stray, 'TypeError', app.clock());
    await lease(attempt.id, new Date(app.clock().getTime() + HOUR_MS));
    await compare();
    expect(await hasFailure('reconcile', attempt.id)).toBe(true);
    expect(await hasFailure('card-scan', stray)).toBe(true);
    await lease(attempt.id, null);
    // A job of this process may be at work on it for a moment, too.
    const left = await eventually(
      async () => {
        await compare();
        return [await hasFailure('reconcile', attempt.id), await hasFailure('card-scan', stray)];
      },
      (failures) => !failures.includes(true),
    );
    expect(left).toEqual([false, false]);
  });
});
