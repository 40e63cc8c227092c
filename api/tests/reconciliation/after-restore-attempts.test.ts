import { describe, expect, it } from 'vitest';
import { checkAgain } from '../booking/_check-again.ts';
import { startDailyScan } from '../../src/modules/reconciliation/reconcile.ts';
import { jsonb } from '../../src/db/jsonb.ts';
import { type BookInput, type BookingWorld } from '../booking/_booking.ts';
import { eventually, itinerariesFor } from '../booking/_outside.ts';
import { useBackups } from './_restore-kit.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const hours = (count: number) => count * 3_600_000;

describe('after a restore of an older backup', () => {
  const { readAttempt, outside, onBackup, bookIn, readPayment, readStatus, lostIn, reconcileAfter } =
    useBackups();

  it('an attempt that the backup shows before it was sent is confirmed when the supplier has its booking', async () => {
    const world = await onBackup();
    outside.failCaptures(true);
    const { input } = await bookIn(world, visa);
    const held = await readPayment(world, input, 'requires_capture');
    outside.failCaptures(false);
    const { id } = await asBeforeItWasSent(world, input);
    // The supplier may be slow to say so.
    const attempt = await eventually(
      async () => {
        await checkAgain(world.api, { id });
        return readAttempt(world, input);
      },
      ({ state }) => state === 'CONFIRMED',
    );
    expect(attempt).toMatchObject({ state: 'CONFIRMED' });
    expect(await readPayment(world, input, 'succeeded')).toBe(held);
    expect(await itinerariesFor(input.email)).toHaveLength(1);
  });

  it('a hold that the backup does not count on is kept when the booking of its attempt exists', async () => {
    const world = await onBackup();
    outside.failCaptures(true);
    const { input } = await bookIn(world, visa);
    const held = await readPayment(world, input, 'requires_capture');
    const { id } = await asBeforeItWasSent(world, input, { nextCheckAt: null });
    await world.api.app.db.deleteFrom('payments').where('attempt_id', '=', id).execute();
    await world.api.app.db
      .updateTable('booking_attempts')
      .set({ state: 'CREATED', payment_intent_id: null })
      .where('id', '=', id)
      .execute();
    await startDailyScan(world.api.app);
    await reconcileAfter(world, hours(1));
    expect(await readStatus(held)).toBe('requires_capture');
    expect(await lostIn(world)).toMatchObject([
      { kind: 'LOST_BOOKING', detail: expect.stringContaining(`payment=${held}`) },
    ]);
  });

  /**
   * Turns the rows of a booking back to the moment before it was sent, two hours ago: at once and under new versions, so
   * that no job of this process, which still knows the trip or its payment, acts on half of it.
   */
  async function asBeforeItWasSent(
    world: BookingWorld,
    input: BookInput,
    // A sweep takes up at once what is due.
    { nextCheckAt = new Date(Date.now() - hours(2)) }: { nextCheckAt?: Date | null } = {},
  ): Promise<{ id: string }> {
    const attempt = await readAttempt(world, input);
    const past = new Date(Date.now() - hours(2));
    const travelId = attempt.travel_id ?? '';
    // The job that sends a mail locks the same rows in another order.
    const unsent = () =>
      world.api.app.db
        .selectFrom('travel_mails')
        .selectAll()
        .where('travel_id', '=', travelId)
        .where('sent_at', 'is', null)
        .execute();
    await expect.poll(unsent).toEqual([]);
    await world.api.app.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('payments')
        .set((eb) => ({
          state: 'HELD',
          pending: null,
          pending_amount: null,
          failed_tries: 0,
          next_try_at: null,
          version: eb('version', '+', 1),
        }))
        .where('attempt_id', '=', attempt.id)
        .execute();
      await tx
        .updateTable('booking_attempts')
        .set((eb) => ({
          travel_id: null,
          itinerary_id: null,
          sent_at: null,
          price_checked_at: past,
          state: 'AUTHORIZED',
          request: jsonb(attempt.request),
          lease_until: null,
          lease_owner: null,
          next_check_at: nextCheckAt,
          created_at: past,
          updated_at: past,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', attempt.id)
        .execute();
      await tx.deleteFrom('reconcile_marks').where('attempt_id', '=', attempt.id).execute();
      for (const table of ['travel_mails', 'travel_histories', 'travel_rooms'] as const) {
        await tx.deleteFrom(table).where('travel_id', '=', travelId).execute();
      }
      await tx.deleteFrom('travels').where('id', '=', travelId).execute();
    });
    return attempt;
  }
});
