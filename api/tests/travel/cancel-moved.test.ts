import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { sweep } from '../booking/_sweep.ts';
import type { TestClient } from '../_client.ts';
import { mailsTo } from '../_mailbox.ts';
import { type BookingWorld, readTravel, startBookingWorld, buildStay } from '../booking/_booking.ts';
import { eventually, itinerariesFor } from '../booking/_outside.ts';
import { choosePenaltyRate } from './_cancel.ts';
import {
  cancelNext,
  movedView,
  moveResisting,
  type MovedTrip,
  type MovedView,
  readTravelRooms,
} from './_moved.ts';
import { getRoom } from './_trip.ts';

const account = 'employee@sakura.example';
const refuses = { kind: 'refuse', status: 400 } as const;
const neverHears = { kind: 'refuse', status: 503 } as const;
const cancelFree = { previousTravel: 'CANCEL', acceptedPreviousPenaltyPrice: 0 };
const answersNobody = { kind: 'lose-answer', status: 504 } as const;

describe('canceling a trip whose previous one is still being given up', () => {
  let world: BookingWorld;
  let client: TestClient;
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock } });
    client = world.api.as(account);
  });
  afterEach(() => {
    world.rapid.heal();
    offset = 0;
  });
  afterAll(() => world.close());

  const readStatus = async (id: string) => (await readTravel(client, id))?.status;
  /** What of the branch's credit a trip has taken. */
  const paidFor = async (id: string) => {
    const entries = await world.api.app.db
      .selectFrom('credit_entries')
      .innerJoin('travels', 'travels.attempt_id', 'credit_entries.attempt_id')
      .select('amount')
      .where('travels.id', '=', id)
      .execute();
    return entries.reduce((sum, { amount }) => sum - amount, 0);
  };
  const kinds = ({ updateTimeline }: MovedView) => updateTimeline.map(({ historyType }) => historyType);
  const choiceIn = ({ updateTimeline }: MovedView, type: string) =>
    updateTimeline.find(({ historyType }) => historyType === type)?.data;
  /** Everything that is due runs, also what waits the longest. */
  const passTime = async (minutes: number) => {
    for (let round = 0; round < 4; round += 1) {
      offset += (minutes / 4) * 60_000;
      await sweep(world.api.app);
    }
  };
  const settled = (id: string, status: string) =>
    eventually(
      async () => {
        offset += 30_000;
        await sweepBookings(world.api.app);
        return readStatus(id);
      },
      (current) => current === status,
    );
  const deletes = ({ oldRooms }: MovedTrip) => world.rapid.count('DELETE', oldRooms);

  it('shows the open cancellation on both trips and wants a word on it', async () => {
    const moved = await moveResisting(world, account, refuses);
    const { old, next } = moved;
    expect(await movedView(client, next.id)).toMatchObject({
      previousTravelCancel: { travel: { id: old.travel.id }, penaltyPrice: 0, requestSent: false },
      replacement: null,
    });
    expect(await movedView(client, old.travel.id)).toMatchObject({
      previousTravelCancel: null,
      replacement: { travel: { id: next.id }, state: 'CANCELING' },
    });
    expect(await cancelNext(client, next)).toMatchObject({ errorCode: 'PREVIOUS_TRAVEL_CHOICE_REQUIRED' });
    expect(world.rapid.count('DELETE', moved.nextRooms)).toBe(0);
    expect(await readStatus(next.id)).toBe('BOOKED');
  });

  it('keeps the previous trip for good, paid as before, and says so on both and by mail', async () => {
    const moved = await moveResisting(world, account, refuses);
    const { old, next } = moved;
    const answers = await Promise.all([
      cancelNext(client, next, { previousTravel: 'KEEP' }),
      cancelNext(client, next, { previousTravel: 'KEEP' }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ travel: { status: 'CANCELED' } });
    world.rapid.heal();
    const before = deletes(moved);
    await passTime(120);
    expect(deletes(moved)).toBe(before);
    expect(await itinerariesFor(old.input.email)).toMatchObject([{ status: 'booked' }]);
    expect(await paidFor(old.travel.id)).toBe(getRoom(old.travel).paymentPrice);
    expect(await paidFor(next.id)).toBe(0);
    const [kept, canceled] = [await movedView(client, old.travel.id), await movedView(client, next.id)];
    expect(kept).toMatchObject({
      status: 'BOOKED',
      viewerCanChangeDates: true,
      replacement: { travel: { id: next.id }, state: 'KEPT' },
    });
    const by = { by: 'COMPANY_EMPLOYEE', employeeId: 'demo-sakura-employee' };
    expect(choiceIn(kept, 'PREVIOUS_TRAVEL_KEEP_CHOSEN')).toMatchObject({
      ...by,
      previousTravelId: null,
      nextTravelId: next.id,
    });
    expect(choiceIn(canceled, 'PREVIOUS_TRAVEL_KEEP_CHOSEN')).toMatchObject({
      ...by,
      previousTravelId: old.travel.id,
      nextTravelId: null,
    });
    const mails = await eventually(
      async () => {
        await sweepBookings(world.api.app);
        return [...(await mailsTo(moved.nextEmail)), ...(await mailsTo(old.input.email))];
      },
      (all) => all.some(({ subject }) => subject.includes('ご予約継続')),
    );
    const canceledMail = mails.find(({ subject }) => subject.includes('キャンセル完了'));
    expect(canceledMail?.text).toContain(`変更前のご予約: ${old.travel.travelNumber}`);
    expect(canceledMail?.text).toContain('キャンセルせずに残っています');
    const keptMail = mails.find(({ subject }) => subject.includes('ご予約継続'));
    expect(keptMail?.text).toContain('引き続き有効です');
    expect(keptMail?.text).toContain(`変更後のご予約: ${next.travelNumber}`);
  });

  it.each([
    ['keep it', 'cancel it', { previousTravel: 'KEEP' }, cancelFree],
    ['keep what is booked', 'cancel it', { previousTravel: 'KEEP_IF_NOT_CANCELED' }, cancelFree],
    ['keep it', 'nothing', { previousTravel: 'KEEP' }, {}],
    ['cancel it', 'nothing', cancelFree, {}],
  ])('answers one of two requests at once with success when they say: %s, %s', async (_a, _b, one, two) => {
    const { next } = await moveResisting(world, account, refuses);
    const answers = await Promise.all([cancelNext(client, next, one), cancelNext(client, next, two)]);
    expect(answers.filter(({ __typename }) => __typename === 'CancelRoomsSuccess')).toHaveLength(1);
    const refused = answers.find(({ __typename }) => __typename !== 'CancelRoomsSuccess');
    expect(refused?.errorCode).toMatch(/^PREVIOUS_TRAVEL_(CHANGED|CHOICE_REQUIRED)$/);
  });

  it('answers the same request twice at once with the same success when it gives up both', async () => {
    const { next } = await moveResisting(world, account, refuses);
    const answers = await Promise.all([1, 2].map(() => cancelNext(client, next, cancelFree)));
    for (const answer of answers) expect(answer).toMatchObject({ travel: { status: 'CANCELED' } });
  });

  it('cancels both for what each costs now, and refuses an amount that is none', async () => {
    const rate = await choosePenaltyRate(world.api, client, buildStay(1, 2, 3));
    const { old, next } = await moveResisting(world, account, refuses, { rate });
    const penaltyPrice = getRoom(old.travel).currentPenaltyPrice ?? 0;
    expect(penaltyPrice).toBeGreaterThan(0);
    const cancel = { previousTravel: 'CANCEL', acceptedPreviousPenaltyPrice: penaltyPrice - 1 };
    expect(await cancelNext(client, next, cancel)).toMatchObject({
      errorCode: 'PREVIOUS_PENALTY_CHANGED',
      currentPreviousPenaltyPrice: penaltyPrice,
    });
    expect(await readStatus(next.id)).toBe('BOOKED');
    cancel.acceptedPreviousPenaltyPrice = penaltyPrice;
    expect(await cancelNext(client, next, cancel)).toMatchObject({ travel: { status: 'CANCELED' } });
    world.rapid.heal();
    await settled(old.travel.id, 'CANCELED');
    expect(await paidFor(old.travel.id)).toBe(penaltyPrice);
    expect(await paidFor(next.id)).toBe(0);
    const [before, after] = [await movedView(client, old.travel.id), await movedView(client, next.id)];
    for (const view of [before, after]) expect(kinds(view)).toContain('PREVIOUS_TRAVEL_CANCEL_CHOSEN');
    expect(before.replacement).toBeNull();
  });

  it('promises nothing of an unanswered cancellation, sends it no more, and keeps what is still booked', async () => {
    const moved = await moveResisting(world, account, neverHears);
    const { old, next } = moved;
    expect((await movedView(client, next.id)).previousTravelCancel).toMatchObject({ requestSent: true });
    expect(await cancelNext(client, next, { previousTravel: 'KEEP' })).toMatchObject({
      errorCode: 'PREVIOUS_TRAVEL_CHANGED',
    });
    expect(await cancelNext(client, next, { previousTravel: 'KEEP_IF_NOT_CANCELED' })).toMatchObject({
      travel: { status: 'CANCELED' },
    });
    expect((await movedView(client, old.travel.id)).replacement).toMatchObject({ state: 'KEEPING' });
    const before = deletes(moved);
    world.rapid.heal();
    await passTime(20);
    await eventually(
      async () => (await movedView(client, old.travel.id)).replacement?.state,
      (state) => state === 'KEPT',
    );
    expect(deletes(moved)).toBe(before);
    expect(await readStatus(old.travel.id)).toBe('BOOKED');
    expect(await readTravelRooms(world, old.travel.id)).toMatchObject([{ cancel_state: null }]);
  });

  it('finds the previous trip canceled when the supplier did it without an answer', async () => {
    const { old, next } = await moveResisting(world, account, answersNobody, { cutReading: true });
    expect(await cancelNext(client, next, { previousTravel: 'KEEP_IF_NOT_CANCELED' })).toMatchObject({
      travel: { status: 'CANCELED' },
    });
    world.rapid.heal();
    await settled(old.travel.id, 'CANCELED');
    expect((await movedView(client, old.travel.id)).replacement).toBeNull();
  });

  it('tells when the old cancellation was completed in between, and then needs no word', async () => {
    const { old, next } = await moveResisting(world, account, refuses);
    world.rapid.heal();
    await settled(old.travel.id, 'CANCELED');
    expect(await cancelNext(client, next, { previousTravel: 'KEEP' })).toMatchObject({
      errorCode: 'PREVIOUS_TRAVEL_CHANGED',
    });
    expect(await readStatus(next.id)).toBe('BOOKED');
    expect(await cancelNext(client, next)).toMatchObject({ travel: { status: 'CANCELED' } });
  });

  it('takes the word back when the new trip could not be canceled', async () => {
    const moved = await moveResisting(world, account, refuses);
    const { old, next } = moved;
    world.rapid.breakNext('DELETE', moved.nextRooms, { ...refuses, body: '{"type":"x"}' });
    expect(await cancelNext(client, next, { previousTravel: 'KEEP' })).toMatchObject({
      errorCode: 'PROVIDER_UNAVAILABLE',
    });
    expect((await movedView(client, old.travel.id)).replacement).toMatchObject({ state: 'CANCELING' });
    world.rapid.heal();
    await settled(old.travel.id, 'CANCELED');
    expect(await readStatus(next.id)).toBe('BOOKED');
    expect(kinds(await movedView(client, next.id))).not.toContain('PREVIOUS_TRAVEL_KEEP_CHOSEN');
  });

  it('asks for some rooms of the new trip too, once, and keeps to the answer', async () => {
    const { old, next } = await moveResisting(world, account, refuses, { rooms: 2 });
    expect(await cancelNext(client, next, {}, [0])).toMatchObject({
      errorCode: 'PREVIOUS_TRAVEL_CHOICE_REQUIRED',
    });
    expect(await cancelNext(client, next, { previousTravel: 'KEEP' }, [0])).toMatchObject({
      travel: { status: 'PARTIALLY_CANCELED' },
    });
    world.rapid.heal();
    await passTime(60);
    expect(await readStatus(old.travel.id)).toBe('BOOKED');
    const rest = (await readTravel(client, next.id)) ?? next;
    expect(await cancelNext(client, rest, {}, [1])).toMatchObject({ travel: { status: 'CANCELED' } });
  });
});
