import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import type { BookingWorld } from '../booking/_booking.ts';
import { eventually, mailsTo } from '../booking/_outside.ts';
import { resolve } from '../operations/_tasks.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import { issueReceipt } from '../receipt/_receipts.ts';
import { refundRoom } from '../travel/_operator.ts';
import { readPayment } from '../travel/_refunds.ts';
import { getRoom } from '../travel/_trip.ts';
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
const minutes = (count: number) => count * 60_000;

describe('a payment that its cardholder disputes', () => {
  let kit: DisputeWorld;
  let world: BookingWorld;
  let operator: TestClient;
  beforeAll(async () => {
    kit = await startDisputeWorld();
    ({ world, operator } = kit);
  });
  beforeEach(() => kit.reset());
  afterAll(() => kit.close());

  it('has no receipt while it is open, nor once the money is the cardholder’s again', async () => {
    const trip = await bookPaid(world, me);
    const client = world.api.as(me);
    const dispute = await openDispute(trip);
    await kit.shown(dispute);
    const issue = () => issueReceipt(client, { travelId: trip.travel.id });
    expect(await issue()).toMatchObject({ errorCode: 'PAYMENT_DISPUTED' });
    await endDispute(dispute, 'lost');
    await compareAndSweep(world);
    expect(await issue()).toMatchObject({ errorCode: 'PAYMENT_DISPUTED' });
  });

  it('is refunded for a cancellation only after the dispute was won, and once', async () => {
    const trip = await bookPaid(world, me);
    const id = await openDispute(trip);
    await kit.shown(id);
    expect(await kit.cancelAll(trip)).toMatchObject({ __typename: 'CancelRoomsSuccess' });
    await kit.shown(id, ({ detail }) => detail?.includes(`owed=${trip.total}`) ?? false);
    kit.wait(minutes(40));
    await kit.settled(trip);
    await compareAndSweep(world);
    expect(await listRefunds(trip)).toEqual([]);
    // Nothing else is wrong with it: the task of the dispute says what is owed.
    expect(await kit.openTasks(trip)).toEqual(['DISPUTE']);
    await endDispute(id, 'won');
    await eventually(
      () => readPayment(world, trip.key),
      ({ refunded }) => refunded === trip.total,
    );
    await compareAndSweep(world);
    expect(await listRefunds(trip)).toEqual([trip.total]);
    expect(await kit.openTasks(trip)).toEqual([]);
  });

  it('is not refunded once the dispute was lost, as the cardholder has the money', async () => {
    const trip = await bookPaid(world, me);
    const id = await openDispute(trip);
    await kit.shown(id);
    await kit.cancelAll(trip);
    await endDispute(id, 'lost');
    const task = await kit.shown(id, ({ detail }) => detail?.startsWith('dispute=lost') ?? false);
    expect(task).toMatchObject({ status: 'OPEN' });
    expect(task?.detail).not.toContain('owed=');
    expect(await kit.settled(trip)).toMatchObject({ captured: trip.total, refunded: 0 });
    kit.wait(minutes(40));
    await compareAndSweep(world);
    expect(await listRefunds(trip)).toEqual([]);
    expect(await kit.openTasks(trip)).toEqual(['DISPUTE']);
    expect(await resolve(operator, { taskId: task?.id ?? '', note: '確認しました' })).toMatchObject({
      __typename: 'ResolveOperatorTaskSuccess',
    });
    await compareAndSweep(world);
    expect(await kit.openTasks(trip)).toEqual([]);
  });

  it('in part, and lost, is refunded for the rest alone', async () => {
    const trip = await bookPaid(world, me, { rooms: 2 });
    const id = await openDispute(trip, { amount: '1000' });
    await kit.shown(id);
    await kit.cancelAll(trip);
    await kit.settled(trip);
    const asked: number[] = [];
    const { cards } = world.api.app;
    const { refund } = cards;
    // The provider refuses refunds of a disputed charge; what is asked for counts.
    cards.refund = async (intent, amount, key) => {
      if (intent !== trip.intentId) return refund(intent, amount, key);
      asked.push(amount);
      return { kind: 'done', refundId: 're_rest', amount };
    };
    try {
      await endDispute(id, 'lost');
      await eventually(
        () => readPayment(world, trip.key),
        ({ refunded }) => refunded > 0,
      );
    } finally {
      cards.refund = refund;
    }
    expect(asked).toEqual([trip.total - 1_000]);
  });

  it('lets no operator refund it meanwhile, nor after it was lost', async () => {
    const trip = await bookPaid(world, me);
    await kit.listen(false);
    const id = await openDispute(trip);
    const refund = { expediaHotelRoomId: getRoom(trip.travel).id, refundPrice: 500 };
    expect(await refundRoom(operator, refund)).toMatchObject({ errorCode: 'CARD_DISPUTED' });
    expect(await kit.findTask(id)).toMatchObject({ status: 'OPEN' });
    await endDispute(id, 'lost');
    expect(await refundRoom(operator, refund)).toMatchObject({ errorCode: 'EXCEEDS_CARD_PAYMENT' });
    const other = await bookPaid(world, me);
    await endDispute(await openDispute(other), 'won');
    const allowed = { expediaHotelRoomId: getRoom(other.travel).id, refundPrice: 500 };
    expect(await refundRoom(operator, allowed)).toMatchObject({ __typename: 'RefundRoomSuccess' });
    await eventually(
      () => listRefunds(other),
      (refunds) => refunds.length > 0,
    );
    expect(await listRefunds(other)).toEqual([500]);
    expect(await listRefunds(trip)).toEqual([]);
  });

  it('is not refunded when it is disputed at the moment of the refund', async () => {
    const trip = await bookPaid(world, me);
    await kit.listen(false);
    const { cards } = world.api.app;
    const { refund } = cards;
    let id = '';
    let isAnswered = false;
    cards.refund = async (...args) => {
      if (args[0] === trip.intentId && id === '') id = await openDispute(trip);
      const answer = await refund(...args);
      isAnswered ||= args[0] === trip.intentId;
      return answer;
    };
    try {
      await kit.cancelAll(trip);
      await eventually(async () => isAnswered, Boolean);
      // On a busy machine the sweep may have tried as well meanwhile, and then waits for minutes.
      kit.wait(minutes(40));
      await kit.settled(trip);
    } finally {
      cards.refund = refund;
    }
    expect(await kit.openTasks(trip)).toEqual(['DISPUTE']);
    expect(await kit.findTask(id)).toMatchObject({ detail: expect.stringContaining(`owed=${trip.total}`) });
    await endDispute(id, 'lost');
    kit.wait(minutes(70));
    await compareAndSweep(world);
    expect(await kit.settled(trip)).toMatchObject({ refunded: 0 });
    expect(await listRefunds(trip)).toEqual([]);
  });

  it('is refunded once though the answer to the refund was lost and it was disputed after it', async () => {
    const trip = await bookPaid(world, me, { rooms: 2 });
    const { cards } = world.api.app;
    const { refund } = cards;
    cards.refund = async (...args) => {
      await refund(...args);
      if (args[0] === trip.intentId) await openDispute(trip);
      return { kind: 'unknown', code: null, declineCode: null, errorType: 'api_error' };
    };
    const half = trip.total / 2;
    try {
      await cancelRooms(world.api.as(me), {
        travelId: trip.travel.id,
        expediaHotelRoomIds: [getRoom(trip.travel).id],
        acceptedPenaltyPrice: 0,
      });
      await eventually(
        () => readPayment(world, trip.key),
        ({ failed_tries, refunded }) => failed_tries > 0 || refunded > 0,
      );
    } finally {
      cards.refund = refund;
    }
    kit.wait(minutes(5));
    expect(await kit.settled(trip)).toMatchObject({ refunded: half });
    expect(await listRefunds(trip)).toEqual([half]);
  });

  it('waits with a refund while the provider does not say what is disputed', async () => {
    const trip = await bookPaid(world, me);
    const { cards } = world.api.app;
    const { listDisputes } = cards;
    cards.listDisputes = async () => ({
      kind: 'unknown',
      code: null,
      declineCode: null,
      errorType: 'api_error',
    });
    try {
      await kit.cancelAll(trip);
      await eventually(
        () => readPayment(world, trip.key),
        ({ failed_tries }) => failed_tries > 0,
      );
      expect(await listRefunds(trip)).toEqual([]);
    } finally {
      cards.listDisputes = listDisputes;
    }
    kit.wait(minutes(5));
    expect(await kit.settled(trip)).toMatchObject({ refunded: trip.total });
  });

  it('tells who cancels that the money comes after the dispute, and nothing about days', async () => {
    const email = `disputed-${crypto.randomUUID()}@sakura.example`;
    const trip = await bookPaid(world, me, { change: { email } });
    const id = await openDispute(trip);
    await kit.shown(id);
    const readState = async () => {
      const response = await world.api
        .as(me)
        .query<{ travelInDetail: { cardDispute: string | null } }>(
          'query ($id: ID!) { travelInDetail(id: $id) { cardDispute } }',
          { id: trip.travel.id },
        );
      return response.expectNoErrors().travelInDetail.cardDispute;
    };
    expect(await readState()).toBe('OPEN');
    await kit.cancelAll(trip);
    const [mail] = await eventually(
      async () => (await mailsTo(email)).filter(({ subject }) => subject.includes('キャンセル')),
      (mails) => mails.length > 0,
    );
    expect(mail?.text).toContain('ご返金は、その結果が出た後になります。');
    expect(mail?.text).not.toContain('数日かかる場合があります');
    await endDispute(id, 'lost');
    await kit.shown(id, ({ detail }) => detail?.startsWith('dispute=lost') ?? false);
    expect(await readState()).toBe('CHARGED_BACK');
  });
});
