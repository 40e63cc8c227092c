import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Writable } from 'node:stream';
import { noopJobs } from '../../src/admin/noop-jobs.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { watchOverdueWork } from '../../src/modules/operations/watch-overdue-work.ts';
import { addMail } from '../../src/modules/travel/mail-store.ts';
import { sendDueMails } from '../../src/modules/travel/send-due-mails.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { bookTrip } from '../travel/_trip.ts';
import { tasks } from '../operations/_tasks.ts';
import { newAddress, verifyOffline } from '../_people.ts';
import { createGatedMailer } from './_mail-kit.ts';

const employee = 'employee@sakura.example';
const HOUR_MS = 3_600_000;

const relay = createGatedMailer();
let lines = '';
let world: BookingWorld;
let begin = 0;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  world = await startBookingWorld({
    config: { rateLimitFactor: 1 },
    // Nothing is sent but what the tests send.
    overrides: { jobs: noopJobs, mailer: relay.mailer, log: createLogger('info', stream) },
  });
  verifyOffline(world.api);
});
afterAll(() => world?.close());
beforeEach(() => {
  begin = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
});
afterEach(() => vi.useRealTimers());

/** A trip about which nothing was written yet. */
async function bookFor(email: string): Promise<string> {
  const { travel } = await bookTrip(world, employee, { change: { email } });
  await world.api.app.db.deleteFrom('travel_mails').where('travel_id', '=', travel.id).execute();
  return travel.id;
}

/** Notes so many mails, and sends what may be sent. */
async function write(travelId: string, count: number, kind: 'BOOKED' | 'FAILED' = 'BOOKED'): Promise<void> {
  const { app } = world.api;
  await app.db.transaction().execute(async (tx) => {
    for (let index = 0; index < count; index++) {
      await addMail(tx, { travelId, kind, roomIds: [], now: app.clock() });
    }
  });
  await sendDueMails(app, travelId);
}

const countFor = (address: string) => relay.sent.filter(({ to }) => to === address).length;
const heldBack = async () =>
  (await tasks(world.api.as('operator@yado.example'), { input: { kinds: ['MAIL_UNSENT'] } })).nodes
    .filter(({ status }) => status === 'OPEN')
    .map(({ detail }) => /held_back=\d+/.exec(detail ?? '')?.[0]);

it('a stranger gets ten mails about trips in an hour; the others wait, are seen, and none is lost', async () => {
  const email = newAddress('stranger');
  const travel = await bookFor(email);
  await write(travel, 14);
  expect(countFor(email)).toBe(10);
  expect(lines.match(/"name":"mails-held-back"/g)).toHaveLength(1);
  await watchOverdueWork(world.api.app);
  expect(await heldBack()).toEqual(['held_back=4']);

  vi.setSystemTime(begin + HOUR_MS - 1_000);
  await sendDueMails(world.api.app, travel);
  expect(countFor(email)).toBe(10);
  vi.setSystemTime(begin + HOUR_MS + 60_000);
  await sendDueMails(world.api.app, travel);
  expect(countFor(email)).toBe(14);
  await watchOverdueWork(world.api.app);
  expect(await heldBack()).toEqual([]);
});

it('a stranger gets thirty in a day, of however many', async () => {
  const email = newAddress('stranger');
  const travel = await bookFor(email);
  await write(travel, 70);
  const goOn = async (...hours: number[]) => {
    for (const hour of hours) {
      vi.setSystemTime(begin + hour * (HOUR_MS + 1_000));
      await sendDueMails(world.api.app, travel);
    }
  };
  await goOn(1, 2, 3, 4, 22);
  expect(countFor(email)).toBe(30);
  await goOn(25, 26, 27, 28);
  expect(countFor(email)).toBe(60);
  await goOn(50);
  expect(countFor(email)).toBe(70);
});

it('a mail that nobody can provoke is sent at once all the same, and so is every mail to the branch’s own people', async () => {
  const email = newAddress('stranger');
  const travel = await bookFor(email);
  await write(travel, 12);
  await write(travel, 1, 'FAILED');
  expect(countFor(email)).toBe(11);

  const own = 'admin@sakura.example';
  const ownTravel = await bookFor(own);
  await write(ownTravel, 20);
  expect(countFor(own)).toBe(20);
});

it('a mail that the relay did not take is counted once', async () => {
  const email = newAddress('stranger');
  const travel = await bookFor(email);
  const { mailer, db } = world.api.app;
  await write(travel, 9);
  expect(countFor(email)).toBe(9);
  const { send } = mailer;
  mailer.send = async () => {
    throw new Error('relay down');
  };
  await write(travel, 1).catch(() => {});
  mailer.send = send;
  await db
    .updateTable('travel_mails')
    .set({ next_try_at: new Date(0) })
    .where('sent_at', 'is', null)
    .execute();
  await sendDueMails(world.api.app, travel);
  expect(countFor(email)).toBe(10);
});

it('goes uncounted while the counts are unavailable: neither it nor the work on its trip waits for them', async () => {
  const email = newAddress('uncounted');
  const travel = await bookFor(email);
  const { counts } = world.api.app;
  const { add } = counts;
  counts.add = async () => {
    throw new Error('The counts of calls are unavailable.');
  };
  try {
    await write(travel, 2);
  } finally {
    counts.add = add;
  }
  expect(countFor(email)).toBe(2);
  expect(lines).toContain('mail-not-counted');
});
