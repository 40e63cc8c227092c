import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import type { BookingWorld } from '../booking/_booking.ts';
import { eventually, registerCard } from '../booking/_outside.ts';
import { resolve } from '../operations/_tasks.ts';
import { stripeSdk } from './_disorder.ts';
import {
  account,
  bookPaid,
  compareAndSweep,
  type DisputeWorld,
  endDispute,
  listRefunds,
  openDispute,
  startDisputeWorld,
} from './_disputes.ts';

const me = account;
const branch = 'demo-branch-sakura-tokyo';
/** The provider's second event has come, after which nothing about the dispute is new. */
const isWithdrawn = ({ detail }: { detail: string | null }) => detail?.includes(' fee=') === true;
const minutes = (count: number) => count * 60_000;

describe('a dispute on the operators’ desk', () => {
  let kit: DisputeWorld;
  let world: BookingWorld;
  let operator: TestClient;
  beforeAll(async () => {
    kit = await startDisputeWorld();
    ({ world, operator } = kit);
  });
  beforeEach(() => kit.reset());
  afterAll(() => kit.close());

  it('is on the desk as soon as the provider tells, with the time limit, the sums and the reason', async () => {
    const trip = await bookPaid(world, me);
    const id = await openDispute(trip, { reason: 'credit_not_processed' });
    const task = await kit.shown(id, isWithdrawn);
    const { evidence_details: details } = await stripeSdk().disputes.retrieve(id);
    expect(task).toMatchObject({
      kind: 'DISPUTE',
      status: 'OPEN',
      travel: { id: trip.travel.id },
      companyBranch: { id: branch },
      price: trip.total,
      reference: id,
      detail: [
        'dispute=needs_response cause=credit_not_processed',
        `answer_by=${new Date((details.due_by ?? 0) * 1000).toISOString()}`,
        `evidence=none payment=${trip.intentId} withdrawn=${trip.total} fee=1500`,
      ].join(' '),
    });
  });

  it('is found by the comparison when the provider’s events were lost, long after the stay too', async () => {
    const trip = await bookPaid(world, me);
    await kit.listen(false);
    const id = await openDispute(trip);
    await world.api.app.db.updateTable('reconcile_marks').set({ next_check_at: null }).execute();
    await compareAndSweep(world);
    expect(await kit.findTask(id)).toMatchObject({ status: 'OPEN', travel: { id: trip.travel.id } });
    await endDispute(id, 'won');
    kit.wait(minutes(70));
    await compareAndSweep(world);
    expect(await kit.findTask(id)).toMatchObject({
      status: 'RESOLVED',
      resolvedBy: null,
      detail: expect.stringMatching(`dispute=won .*withdrawn=${trip.total} reinstated=${trip.total}`),
    });
  });

  it('that was lost says what of a booked trip nobody pays', async () => {
    const trip = await bookPaid(world, me);
    const id = await openDispute(trip);
    await kit.shown(id);
    await endDispute(id, 'lost');
    const isUnpaid = `unpaid=${trip.total}`;
    const task = await kit.shown(id, ({ detail }) => detail?.endsWith(isUnpaid) ?? false);
    expect(task).toMatchObject({ status: 'OPEN', price: trip.total });
  });

  it('that the bank only asks about is treated alike, and says when it grows', async () => {
    const trip = await bookPaid(world, me);
    const id = await openDispute(trip, { inquiry: 'true' });
    const task = await kit.shown(id, ({ detail }) => detail?.includes('warning_needs_response') ?? false);
    expect(task?.detail).toContain('withdrawn=0');
    await kit.cancelAll(trip);
    await kit.settled(trip);
    expect(await listRefunds(trip)).toEqual([]);
    await endDispute(id, 'escalated');
    await kit.shown(id, ({ detail }) => detail?.includes(`dispute=needs_response`) ?? false);
    expect(await kit.findTasks(id)).toHaveLength(1);
    await endDispute(id, 'won');
    await eventually(
      () => listRefunds(trip),
      (refunds) => refunds.length > 0,
    );
    expect(await kit.settled(trip)).toMatchObject({ refunded: trip.total });
  });

  it('comes back to the desk with news alone, once a person has closed it', async () => {
    const trip = await bookPaid(world, me);
    const id = await openDispute(trip);
    const task = await kit.shown(id, isWithdrawn);
    await resolve(operator, { taskId: task?.id ?? '', note: '管理画面から回答しました' });
    await compareAndSweep(world);
    expect(await kit.findTasks(id)).toHaveLength(1);
    await kit.cancelAll(trip);
    await kit.settled(trip);
    const again = await kit.shown(id, ({ status }) => status === 'OPEN');
    expect(again?.detail).toContain(`owed=${trip.total}`);
  });

  it('by the card that is disputed as soon as it is charged is on the desk', async () => {
    const disputed = await registerCard(world.api, branch, '4000000000000259');
    const trip = await bookPaid(world, me, { change: { creditCardId: disputed } });
    const kinds = await eventually(
      () => kit.openTasks(trip),
      (found) => found.length > 0,
    );
    expect(kinds).toEqual(['DISPUTE']);
  });

  it('of a booking that our rows lost is on the desk without a trip; another’s is nobody’s here', async () => {
    const { app } = world.api;
    const sdk = stripeSdk();
    const pay = async (environment: string) => {
      const { id } = await sdk.paymentIntents.create({
        amount: 7_000,
        currency: 'jpy',
        payment_method: 'pm_card_visa',
        confirm: true,
        return_url: 'http://localhost:8080',
        metadata: {
          attempt_id: crypto.randomUUID(),
          environment,
          supplier_reference: 'YADO-LOST',
          sealed_contact: 'sealed',
        },
      });
      return openDispute({ intentId: id });
    };
    const [lost, foreign] = [await pay(app.config.environment), await pay('another')];
    await compareAndSweep(world);
    expect(await kit.findTask(lost)).toMatchObject({ status: 'OPEN', travel: null, price: 7_000 });
    expect(await kit.findTask(foreign)).toBeUndefined();
  });
});
