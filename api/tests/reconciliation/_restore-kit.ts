import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import type { JobsPort } from '../../src/adapters/jobs/jobs-port.ts';
import { reconcile } from '../../src/modules/reconciliation/reconcile.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  type BookInput,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';
import { eventually, paymentsFor } from '../booking/_outside.ts';
import { tasks } from '../operations/_tasks.ts';
import { countingCards, stripeSdk } from './_disorder.ts';

const kinds = ['LOST_BOOKING', 'LOST_PAYMENT'];

/** A database as an older backup has it, beside outside books that continue; call it once in a `describe`. */
export function useBackups() {
  const outside = countingCards();
  let environment: string;
  let offset: number;
  let open: BookingWorld[];

  beforeEach(() => {
    environment = `restore-${randomUUID().slice(0, 8)}`;
    offset = 0;
    open = [];
    outside.failCaptures(false);
  });
  afterEach(async () => {
    for (const world of open) await world.close();
  });

  /** An API on the database as it was before anything was booked: the backup. */
  const onBackup = async (name = environment, jobs?: JobsPort): Promise<BookingWorld> => {
    const clock = () => new Date(Date.now() + offset);
    const world = await startBookingWorld({
      config: { environment: name },
      overrides: { clock, cards: outside.cards, ...(jobs && { jobs }) },
    });
    open.push(world);
    return world;
  };
  const end = async (world: BookingWorld) => {
    open = open.filter((each) => each !== world);
    await world.close();
  };
  const bookIn = async (
    world: BookingWorld,
    change: Partial<BookInput> = {},
  ): Promise<{ input: BookInput; price: number }> => {
    const client = world.api.as('employee@sakura.example');
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const input = bookInput(await prepare(client, rate), change);
    await book(client, input);
    return { input, price: input.acceptedPaymentPrice };
  };
  const readPayment = async (world: BookingWorld, { idempotencyKey }: BookInput, status: string) => {
    const [payment] = await eventually(
      () => paymentsFor(world.api, idempotencyKey),
      ([first]) => first?.status === status,
    );
    return payment?.id ?? '';
  };
  const readStatus = async (id: string) => (await stripeSdk().paymentIntents.retrieve(id)).status;
  const desk = (world: BookingWorld): TestClient => world.api.as('operator@yado.example');
  const lostIn = async (world: BookingWorld, status = 'OPEN') =>
    (await tasks(desk(world), { input: { kinds, status }, first: 100 })).nodes;
  const reconcileAfter = async (world: BookingWorld, ms: number) => {
    offset = ms;
    await reconcile(world.api.app);
  };

  const moveClock = (ms: number) => {
    offset = ms;
  };
  const readAttempt = (world: BookingWorld, { idempotencyKey }: BookInput) =>
    world.api.app.db
      .selectFrom('booking_attempts')
      .selectAll()
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirstOrThrow();

  return {
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
  };
}
