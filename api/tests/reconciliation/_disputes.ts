import { inject } from 'vitest';
import { reconcile } from '../../src/modules/reconciliation/reconcile.ts';
import type { TestClient } from '../_client.ts';
import {
  type BookingWorld,
  type BookInput,
  startBookingWorld,
  type TravelAnswer,
} from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { sweep } from '../booking/_sweep.ts';
import type { PaymentRow } from '../../src/modules/booking/tables.ts';
import { type TaskAnswer, tasks } from '../operations/_tasks.ts';
import { cancelRooms, type CancelResult } from '../travel/_cancel.ts';
import { readPayment } from '../travel/_refunds.ts';
import { bookTrip } from '../travel/_trip.ts';
import { stripeSdk } from './_disorder.ts';

/** All that these tests wait for: of the payments of all test files, others would hold these up. */
const disputeEvents = (['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'] as const).map(
  (name) => `charge.dispute.${name}` as const,
);
const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };

export interface PaidTrip {
  travel: TravelAnswer;
  input: BookInput;
  key: string;
  intentId: string;
  total: number;
}

/** A trip whose card was charged. */
export async function bookPaid(
  world: BookingWorld,
  email: string,
  options: { rooms?: number; change?: Partial<BookInput> } = {},
): Promise<PaidTrip> {
  const change = { ...visa, ...options.change };
  const { travel, input } = await bookTrip(world, email, { ...options, change });
  const payment = await eventually(
    () => readPayment(world, input.idempotencyKey),
    ({ state, pending, next_try_at }) => state === 'CAPTURED' && !pending && !next_try_at,
  );
  return {
    travel,
    input,
    key: input.idempotencyKey,
    intentId: payment.payment_intent_id ?? '',
    total: payment.captured,
  };
}

async function press(path: string, form: Record<string, string>): Promise<string> {
  const response = await fetch(new URL(`/_sandbox/disputes${path}`, inject('world').stripe), {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const answer = (await response.json()) as { id?: string };
  if (!response.ok || !answer.id) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer.id;
}

/** The cardholder goes to their bank; returns the dispute's id. */
export function openDispute(
  { intentId }: Pick<PaidTrip, 'intentId'>,
  form: { reason?: string; amount?: string; inquiry?: 'true' } = {},
): Promise<string> {
  return press('', { payment_intent: intentId, ...form });
}

/** The bank decides. */
export async function endDispute(id: string, outcome: 'won' | 'lost' | 'escalated'): Promise<void> {
  await press(`/${id}/${outcome}`, {});
}

/** What the card provider has given back of a payment, one by one. */
export async function listRefunds({ intentId }: Pick<PaidTrip, 'intentId'>): Promise<number[]> {
  return (await stripeSdk().refunds.list({ payment_intent: intentId })).data.map(({ amount }) => amount);
}

/** Compares everything with the outside and does what is due then. */
export async function compareAndSweep(world: BookingWorld): Promise<void> {
  await reconcile(world.api.app);
  await sweep(world.api.app);
}

export const account = 'employee@sakura.example';

export interface DisputeWorld {
  world: BookingWorld;
  operator: TestClient;
  /** The clock is right and the provider's events arrive. */
  reset(): Promise<void>;
  /** The clock is that late, in milliseconds. */
  wait(offset: number): void;
  listen(on: boolean): Promise<unknown>;
  findTasks(disputeId: string): Promise<TaskAnswer[]>;
  findTask(disputeId: string): Promise<TaskAnswer | undefined>;
  /** Waits for the latest task about the dispute. */
  shown(disputeId: string, isSo?: (task: TaskAnswer) => boolean): Promise<TaskAnswer | undefined>;
  cancelAll(trip: PaidTrip): Promise<CancelResult>;
  /** Kinds of the open tasks about the trip. */
  openTasks(trip: PaidTrip): Promise<string[]>;
  /** Our row of the payment once nothing of it is due. */
  settled(trip: PaidTrip): Promise<PaymentRow>;
  close(): Promise<void>;
}

/** An API that hears the card provider's events, with a clock of its own. */
export async function startDisputeWorld(): Promise<DisputeWorld> {
  let offset = 0;
  const world = await startBookingWorld({
    overrides: { clock: () => new Date(Date.now() + offset) },
  });
  const operator = world.api.as('operator@yado.example');
  const url = new URL('/webhooks/stripe', world.api.url).href;
  const endpoint = await stripeSdk().webhookEndpoints.create({ url, enabled_events: disputeEvents });
  world.api.app.config.stripe.webhookSecret = endpoint.secret ?? '';
  const kit: DisputeWorld = {
    world,
    operator,
    async reset() {
      offset = 0;
      await kit.listen(true);
    },
    wait(late) {
      offset = late;
    },
    listen: (on) => stripeSdk().webhookEndpoints.update(endpoint.id, { disabled: !on }),
    async findTasks(disputeId) {
      const { nodes } = await tasks(operator, { input: { kinds: ['DISPUTE'] }, first: 100 });
      return nodes.filter(({ reference }) => reference === disputeId);
    },
    findTask: async (disputeId) => (await kit.findTasks(disputeId))[0],
    shown: (disputeId, isSo = () => true) =>
      eventually(
        () => kit.findTask(disputeId),
        (task) => task !== undefined && isSo(task),
      ),
    cancelAll: ({ travel }) =>
      cancelRooms(world.api.as(account), {
        travelId: travel.id,
        expediaHotelRoomIds: travel.expediaHotelRooms.map(({ id }) => id),
        acceptedPenaltyPrice: 0,
      }),
    async openTasks({ travel: { id } }) {
      const { nodes } = await tasks(operator, { input: { status: 'OPEN' }, first: 100 });
      return nodes.filter(({ travel }) => travel?.id === id).map(({ kind }) => kind);
    },
    settled: (trip) =>
      eventually(
        async () => {
          await sweep(world.api.app);
          return readPayment(world, trip.key);
        },
        ({ pending, next_try_at }) => !pending && !next_try_at,
      ),
    async close() {
      await stripeSdk().webhookEndpoints.del(endpoint.id);
      await world.close();
    },
  };
  return kit;
}
