import { afterAll, beforeAll, expect, it } from 'vitest';
import { markNew } from '../../src/modules/reconciliation/mark-new.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { overdueKit } from '../operations/_overdue-kit.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await startBookingWorld();
});
afterAll(() => world.close());

it('looks for attempts to compare where it has not found all of them yet, and a day before', async () => {
  const { app } = world.api;
  const { booked, quiet } = overdueKit(world);
  const lastChanged = async (hoursAgo: number) => {
    const { attempt } = await booked();
    await quiet(attempt.id);
    const updated_at = new Date(app.clock().getTime() - hoursAgo * 3_600_000);
    await app.db.updateTable('booking_attempts').set({ updated_at }).where('id', '=', attempt.id).execute();
    return attempt.id;
  };
  const findMarked = async (ids: string[]) => {
    const marks = app.db.selectFrom('reconcile_marks').select('attempt_id').where('attempt_id', 'in', ids);
    return (await marks.execute()).map(({ attempt_id }) => attempt_id);
  };
  const first = await lastChanged(100);
  // The API has looked at its start.
  await app.db.deleteFrom('reconcile_cursors').where('name', '=', 'new-attempts').execute();
  await markNew(app, app.clock());
  const [late, older] = [await lastChanged(20), await lastChanged(30)];
  await markNew(app, app.clock());
  expect((await findMarked([first, late, older])).toSorted()).toEqual([first, late].toSorted());
});
