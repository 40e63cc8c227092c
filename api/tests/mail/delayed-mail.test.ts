import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { noopJobs } from '../../src/admin/noop-jobs.ts';
import { watchOverdueWork } from '../../src/modules/operations/watch-overdue-work.ts';
import { addMail } from '../../src/modules/travel/mail-store.ts';
import { sendDueMails } from '../../src/modules/travel/send-due-mails.ts';
import { newAddress, verifyOffline } from '../_people.ts';
import { type BookingWorld, startBookingWorld, type TravelAnswer } from '../booking/_booking.ts';
import { tasks } from '../operations/_tasks.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import { bookTrip } from '../travel/_trip.ts';
import { readDelay } from './_delay.ts';
import { createGatedMailer } from './_mail-kit.ts';

const employee = 'employee@sakura.example';
const HOUR_MS = 3_600_000;

const relay = createGatedMailer();
let world: BookingWorld;
let begin = 0;
beforeAll(async () => {
  world = await startBookingWorld({
    config: { rateLimitFactor: 1 },
    // Nothing is sent but what the tests send.
    overrides: { jobs: noopJobs, mailer: relay.mailer },
  });
  verifyOffline(world.api);
});
afterAll(() => world?.close());
beforeEach(() => {
  begin = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
});
afterEach(() => vi.useRealTimers());

async function bookFor(email: string, rooms = 1): Promise<TravelAnswer> {
  return (await bookTrip(world, employee, { rooms, change: { email } })).travel;
}

/** Sends an address all the confirmations that it may get in an hour: that of a trip, nine times more. */
async function useUp(email: string): Promise<void> {
  const { app } = world.api;
  const { id: travelId } = await bookFor(email);
  for (let index = 0; index < 9; index++) {
    await addMail(app.db, { travelId, kind: 'BOOKED', roomIds: [], now: app.clock() });
  }
  await sendDueMails(app, travelId);
  expect(countFor(email)).toBe(10);
}

const send = (travelId: string) => sendDueMails(world.api.app, travelId);
const delay = (travelId: string) => readDelay(world.api.as(employee), travelId);
const countFor = (address: string) => relay.sent.filter(({ to }) => to === address).length;

async function cancel({ id: travelId }: TravelAnswer, roomIds: readonly string[]): Promise<void> {
  const input = { travelId, expediaHotelRoomIds: [...roomIds], acceptedPenaltyPrice: 0 };
  expect(await cancelRooms(world.api.as(employee), input)).toMatchObject({
    __typename: 'CancelRoomsSuccess',
  });
}

async function countHeldBack(): Promise<number> {
  await watchOverdueWork(world.api.app);
  const { nodes } = await tasks(world.api.as('operator@yado.example'), {
    input: { kinds: ['MAIL_UNSENT'] },
  });
  const held = nodes
    .filter(({ status }) => status === 'OPEN')
    .map(({ detail }) => /held_back=(\d+)/.exec(detail ?? '')?.[1]);
  return held.reduce((sum, count) => sum + Number(count ?? 0), 0);
}

it('a trip says from when on its mail is sent, before anything has tried to send it, until it is sent', async () => {
  const email = newAddress('stranger');
  await useUp(email);
  const end = new Date(begin + HOUR_MS).toISOString();
  const { id } = await bookFor(email);
  expect(await delay(id)).toBe(end);
  await send(id);
  expect(await delay(id)).toBe(end);
  expect(countFor(email)).toBe(10);

  vi.setSystemTime(begin + HOUR_MS + 60_000);
  expect(await delay(id)).toBeNull();
  await send(id);
  expect(countFor(email)).toBe(11);
  expect(await delay(id)).toBeNull();
});

it('a trip says nothing of a mail that goes at once, and none of the branch’s own people waits', async () => {
  const email = newAddress('stranger');
  const { id } = await bookFor(email);
  expect(await delay(id)).toBeNull();
  await send(id);
  expect(await delay(id)).toBeNull();

  const own = 'admin@sakura.example';
  await useUp(own);
  expect(await delay((await bookFor(own)).id)).toBeNull();
});

it('a mail that the relay does not take waits for the relay, not for a limit', async () => {
  const { id } = await bookFor(newAddress('stranger'));
  const { mailer } = world.api.app;
  const { send: take } = mailer;
  mailer.send = async () => {
    throw new Error('relay down');
  };
  await expect(send(id)).rejects.toThrow('relay down');
  mailer.send = take;
  expect(await delay(id)).toBeNull();
});

it('a confirmation that is held back until its whole trip is canceled is neither sent nor counted', async () => {
  const email = newAddress('stranger');
  await useUp(email);
  const travel = await bookFor(email);
  await send(travel.id);
  expect(await countHeldBack()).toBe(1);

  await cancel(
    travel,
    travel.expediaHotelRooms.map(({ id }) => id),
  );
  expect(await delay(travel.id)).toBeNull();
  expect(await countHeldBack()).toBe(0);
  await send(travel.id);
  // The cancellation has a limit of its own.
  expect(countFor(email)).toBe(11);
  expect(relay.sent.at(-1)?.subject).toContain('キャンセル完了のお知らせ');

  vi.setSystemTime(begin + HOUR_MS + 60_000);
  await send(travel.id);
  expect(countFor(email)).toBe(11);
  const left = await world.api.app.db
    .selectFrom('travel_mails')
    .select('kind')
    .where('travel_id', '=', travel.id)
    .execute();
  expect(left).toEqual([{ kind: 'CANCELED' }]);
});

it('a confirmation that is held back is sent while a room of its trip is booked', async () => {
  const email = newAddress('stranger');
  await useUp(email);
  const travel = await bookFor(email, 2);
  await send(travel.id);
  const [first] = travel.expediaHotelRooms;
  await cancel(travel, [first?.id ?? '']);
  expect(await delay(travel.id)).toBe(new Date(begin + HOUR_MS).toISOString());
  expect(await countHeldBack()).toBe(1);
  await send(travel.id);
  expect(countFor(email)).toBe(11);

  vi.setSystemTime(begin + HOUR_MS + 60_000);
  await send(travel.id);
  expect(countFor(email)).toBe(12);
  expect(relay.sent.at(-1)?.subject).toContain('予約確定のお知らせ');
  expect(await countHeldBack()).toBe(0);
});
