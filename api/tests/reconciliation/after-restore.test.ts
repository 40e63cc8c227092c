import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noopJobs } from '../../src/admin/noop-jobs.ts';
import { startDailyScan } from '../../src/modules/reconciliation/reconcile.ts';
import { watchOverdueWork } from '../../src/modules/operations/watch-overdue-work.ts';
import { bookPath, retrievePath } from '../booking/_booking.ts';
import { itinerariesFor } from '../booking/_outside.ts';
import { resolve, tasks } from '../operations/_tasks.ts';
import { useBackups } from './_restore-kit.ts';

const branch = 'demo-branch-sakura-tokyo';
const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const hours = (count: number) => count * 3_600_000;

describe('after a restore of an older backup', () => {
  const {
    readAttempt,
    moveClock,
    outside,
    onBackup,
    end,
    bookIn,
    readPayment,
    readStatus,
    desk,
    lostIn,
    reconcileAfter,
  } = useBackups();

  it('every newer booking becomes one task that says what is booked, by card and by invoice', async () => {
    const before = await onBackup();
    const byCard = await bookIn(before, visa);
    const paid = await readPayment(before, byCard.input, 'succeeded');
    const byInvoice = await bookIn(before);
    await end(before);

    const world = await onBackup();
    await reconcileAfter(world, hours(1));
    const found = await lostIn(world);
    expect(found).toHaveLength(2);
    const itineraries = [byCard, byInvoice].map(({ input }) => itinerariesFor(input.email));
    const [card, invoice] = (await Promise.all(itineraries)).map(([itinerary]) => itinerary?.itinerary_id);
    const findTask = (id = '') => found.find(({ reference }) => reference === id);
    expect(findTask(card)).toMatchObject({
      kind: 'LOST_BOOKING',
      price: byCard.price,
      companyBranch: { id: branch },
      travel: null,
    });
    expect(findTask(card)?.detail).toMatch(
      /^supplier=booked hotel=\S+ stay=\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d rooms=1 guest=\S+ /,
    );
    expect(findTask(card)?.detail).toContain(
      `means=card payment=${paid} provider=succeeded received=${byCard.price}`,
    );
    expect(findTask(invoice)).toMatchObject({ kind: 'LOST_BOOKING', price: byInvoice.price });
    expect(findTask(invoice)?.detail).toContain('means=invoice');

    const changes = outside.changes();
    await startDailyScan(world.api.app);
    await reconcileAfter(world, hours(49));
    expect((await lostIn(world)).map(({ id }) => id).sort()).toEqual(found.map(({ id }) => id).sort());
    expect(await lostIn(world, 'RESOLVED')).toEqual([]);
    expect(outside.changes()).toBe(changes);
    expect(await readStatus(paid)).toBe('succeeded');
  });

  it('one that throws is on record and comes later, and those behind it are reviewed', async () => {
    const before = await onBackup();
    const bookings = [await bookIn(before), await bookIn(before)];
    await end(before);

    // The jobs would review it as well, once more or less.
    const world = await onBackup(undefined, noopJobs);
    const { app } = world.api;
    const answer = app.supplier.retrieveByReference.bind(app.supplier);
    let broken: string | null = null;
    app.supplier.retrieveByReference = (reference, ...rest) => {
      broken ??= reference;
      if (reference === broken) return Promise.reject(new TypeError('a bug'));
      return answer(reference, ...rest);
    };
    await reconcileAfter(world, hours(1));
    const standing = await Promise.all(bookings.map(({ input }) => itinerariesFor(input.email)));
    const ids = standing.map(([itinerary]) => itinerary?.itinerary_id);
    const [found, ...others] = await lostIn(world);
    expect(others).toEqual([]);
    expect(ids).toContain(found?.reference);
    const failures = app.db.selectFrom('work_failures').selectAll().where('work', '=', 'lost-review');
    expect(await failures.execute()).toMatchObject([{ error: 'TypeError', failures: 1 }]);
    await reconcileAfter(world, hours(1) + 9 * 60_000);
    expect(await failures.execute()).toMatchObject([{ failures: 1 }]);
    await reconcileAfter(world, hours(1) + 11 * 60_000);
    expect(await failures.execute()).toMatchObject([{ failures: 2 }]);

    moveClock(hours(3));
    await watchOverdueWork(app);
    const [failure] = await failures.execute();
    expect((await tasks(desk(world), { input: { kinds: ['DEAD_LETTER'] } })).nodes).toMatchObject([
      { reference: failure?.subject, detail: expect.stringContaining('work=lost-review') },
    ]);
    app.supplier.retrieveByReference = answer;
    await reconcileAfter(world, hours(4));
    expect(await lostIn(world)).toHaveLength(2);
    expect(await failures.execute()).toEqual([]);
  });

  it('a booking with two payments is one task, and stays one while the supplier does not answer', async () => {
    const before = await onBackup();
    outside.failCaptures(true);
    const { input } = await bookIn(before, visa);
    const held = await readPayment(before, input, 'requires_capture');
    await end(before);

    const world = await onBackup();
    const { app } = world.api;
    await reconcileAfter(world, hours(1));
    // As after a renewal: the journal names the earlier hold, the listing the later one.
    const first = await app.db.selectFrom('lost_attempts').selectAll().executeTakeFirstOrThrow();
    const renewed = { ...first, subject: 'pi_renewed', payment_intent_id: 'pi_renewed' };
    await app.db.insertInto('lost_attempts').values(renewed).execute();
    await reconcileAfter(world, hours(3));
    expect(await lostIn(world)).toMatchObject([
      { kind: 'LOST_BOOKING', detail: expect.stringContaining(`payment=${held}`) },
    ]);
    world.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, Infinity);
    await reconcileAfter(world, hours(6));
    expect(await lostIn(world)).toMatchObject([{ kind: 'LOST_BOOKING' }]);
  });

  it('what an operator has dealt with does not come back', async () => {
    const before = await onBackup();
    await bookIn(before);
    await end(before);
    const world = await onBackup();
    await reconcileAfter(world, hours(1));
    const [task] = await lostIn(world);
    expect(task?.kind).toBe('LOST_BOOKING');
    await resolve(desk(world), { taskId: task?.id ?? '', note: '旅程を登録しました' });
    await startDailyScan(world.api.app);
    await reconcileAfter(world, hours(30));
    expect(await lostIn(world)).toEqual([]);
  });

  it('a hold is never released while its booking exists, or while the supplier does not answer', async () => {
    const before = await onBackup();
    outside.failCaptures(true);
    const { input, price } = await bookIn(before, visa);
    const held = await readPayment(before, input, 'requires_capture');
    await end(before);

    const world = await onBackup();
    const away = { kind: 'refuse' as const, status: 503, body: '' };
    world.rapid.breakNext('GET', retrievePath, away, Infinity);
    await reconcileAfter(world, hours(1));
    await reconcileAfter(world, hours(30));
    expect(await readStatus(held)).toBe('requires_capture');
    expect(await lostIn(world)).toMatchObject([
      { kind: 'LOST_PAYMENT', reference: held, price, detail: expect.stringContaining('supplier=no-answer') },
    ]);
    world.rapid.heal();
    await reconcileAfter(world, hours(60));
    expect(await readStatus(held)).toBe('requires_capture');
    expect(await lostIn(world)).toMatchObject([{ kind: 'LOST_BOOKING', price }]);
  });

  it('a hold of which the supplier surely knows no booking is released a day after it was put on the desk', async () => {
    const before = await onBackup();
    before.rapid.breakNext('POST', bookPath, { kind: 'refuse', status: 503, body: '' });
    const { input, price } = await bookIn(before, visa);
    const held = await readPayment(before, input, 'requires_capture');
    await end(before);

    const world = await onBackup();
    await reconcileAfter(world, hours(1));
    expect(await lostIn(world)).toMatchObject([
      { kind: 'LOST_PAYMENT', reference: held, price, detail: expect.stringContaining('supplier=none') },
    ]);
    await reconcileAfter(world, hours(20));
    expect(await readStatus(held)).toBe('requires_capture');
    await reconcileAfter(world, hours(26));
    expect(await readStatus(held)).toBe('canceled');
    expect(await lostIn(world)).toEqual([]);
    expect(await lostIn(world, 'RESOLVED')).toMatchObject([{ kind: 'LOST_PAYMENT', reference: held }]);
  });

  it('a hold that an operator has said to be dealt with is not released', async () => {
    const before = await onBackup();
    before.rapid.breakNext('POST', bookPath, { kind: 'refuse', status: 503, body: '' });
    const { input } = await bookIn(before, visa);
    const held = await readPayment(before, input, 'requires_capture');
    await end(before);
    const world = await onBackup();
    await reconcileAfter(world, hours(1));
    const [task] = await lostIn(world);
    await resolve(desk(world), { taskId: task?.id ?? '', note: 'お客様と相談中です' });
    await reconcileAfter(world, hours(26));
    await startDailyScan(world.api.app);
    await reconcileAfter(world, hours(52));
    expect(await readStatus(held)).toBe('requires_capture');
    expect(await lostIn(world)).toEqual([]);
  });

  it('a booking is made although the journal is down, and an alert names it', async () => {
    const alerts: object[] = [];
    const world = await onBackup();
    const { app } = world.api;
    app.journal.write = () => Promise.reject(new Error('away'));
    app.log.error = ((fields: object) => alerts.push(fields)) as typeof app.log.error;
    const { input } = await bookIn(world);
    expect(await itinerariesFor(input.email)).toHaveLength(1);
    const { id } = await readAttempt(world, input);
    expect(alerts).toContainEqual(expect.objectContaining({ name: 'booking-not-journaled', attemptId: id }));
  });

  it('payments and bookings of another environment are left alone', async () => {
    const other = await onBackup(`other-${randomUUID().slice(0, 8)}`);
    outside.failCaptures(true);
    const { input } = await bookIn(other, visa);
    const held = await readPayment(other, input, 'requires_capture');
    await bookIn(other);
    await end(other);
    const world = await onBackup();
    await reconcileAfter(world, hours(1));
    await reconcileAfter(world, hours(49));
    expect(await lostIn(world)).toEqual([]);
    expect(await readStatus(held)).toBe('requires_capture');
  });
});
