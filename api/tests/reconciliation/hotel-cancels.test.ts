import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorld, SANDBOX_KEYS } from '@yado/sandbox/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimRooms } from '../../src/modules/amendment/claim-cancel.ts';
import { processTravel } from '../../src/modules/booking-jobs/process-travel.ts';
import { reconcile } from '../../src/modules/reconciliation/reconcile.ts';
import { findTravelRooms } from '../../src/modules/travel/travel-store.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  type BookInput,
  bookInput,
  buildStay,
  chooseAnyRate,
  prepare,
  readTravel,
} from '../booking/_booking.ts';
import { eventually, mailsTo, paymentsFor, readCredit } from '../booking/_outside.ts';
import { tasks } from '../operations/_tasks.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const branch = 'demo-branch-sakura-tokyo';
const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const customer = { ip: '192.0.2.1', sessionId: 'test' };

describe('a hotel that cancels a confirmed booking', () => {
  // A supplier of its own: it hands each notification out once, to the first API that asks.
  let supplier: Awaited<ReturnType<typeof createWorld>>;
  let directory: string;
  let api: TestApi;
  let client: TestClient;
  let offset = 0;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'yado-hotel-cancels-'));
    supplier = await createWorld({ dataDir: directory, appOrigin: 'http://localhost:8080' });
    const { rapidApiKey: apiKey, rapidSharedSecret: sharedSecret } = SANDBOX_KEYS;
    const clock = () => new Date(Date.now() + offset);
    api = await startTestApi({
      config: { rapid: { baseUrl: supplier.rapid, apiKey, sharedSecret } },
      overrides: { clock },
    });
    client = api.as('employee@sakura.example');
  });
  afterAll(async () => {
    await api.close();
    await supplier.close();
    await rm(directory, { recursive: true, force: true });
  });

  const booked = async (givenName: string, change: Partial<BookInput> = {}) => {
    const guests = [{ familyName: 'SANDBOX', givenName }];
    const prepared = await prepare(client, await chooseAnyRate(api, client, buildStay()));
    const input = bookInput(prepared, { guests, ...change });
    const { travel, errorCode } = await book(client, input);
    if (!travel) throw new Error(`Not booked: ${errorCode}`);
    return { input, travel };
  };
  const canceledAfterNotification = (id: string) =>
    eventually(
      async () => {
        await reconcile(api.app);
        return readTravel(client, id);
      },
      (travel) => travel?.status === 'CANCELED',
    );

  it('gives an invoice’s credit back and writes to the guest once the supplier notifies of it', async () => {
    const before = await readCredit(api, branch);
    const { input, travel } = await booked('DROPPED');
    const price = travel.pricing.total.paymentPrice;
    const canceled = await canceledAfterNotification(travel.id);
    expect(canceled?.pricing).toMatchObject({ refundPrice: price, finalPaymentPrice: 0 });
    expect(await readCredit(api, branch)).toBe(before);
    const mails = await eventually(
      () => mailsTo(input.email),
      (all) => all.some(({ subject }) => subject.includes('キャンセル完了')),
    );
    const text = mails.find(({ subject }) => subject.includes('キャンセル完了'))?.text;
    expect(text).toContain('ホテル側の都合により');
    expect(text).toContain('ご返金額');
    const open = await tasks(api.as('operator@yado.example'), { input: { kinds: ['STATUS_MISMATCH'] } });
    expect(open.nodes).toMatchObject([{ status: 'OPEN', travel: { id: travel.id }, price }]);
  });

  it('takes nothing from a card, or gives back what it took', async () => {
    const { input, travel } = await booked('DROPPED', visa);
    await canceledAfterNotification(travel.id);
    const [payment] = await paymentsFor(api, input.idempotencyKey);
    const kept = await eventually(
      async () => {
        const read = await api.app.cards.retrieve(payment?.id ?? '');
        if (read.kind !== 'found') return null;
        const { amountCapturable, amountReceived, amountRefunded } = read.payment;
        return amountCapturable + amountReceived - amountRefunded;
      },
      (yen) => yen === 0,
    );
    expect(kept).toBe(0);
  });

  it('is forgotten when the supplier shows the room as booked after all, and the room is never canceled', async () => {
    const { travel } = await booked('TARO');
    const rooms = await findTravelRooms(api.app.db, [travel.id]);
    const order = {
      penalties: new Map<string, number>(),
      by: 'SUPPLIER' as const,
      userId: null,
      reason: null,
    };
    expect(await claimRooms(api.app, rooms, order, async () => ({ previous: null }))).toHaveLength(1);
    offset = 10 * 60_000;
    const row = await api.app.db
      .selectFrom('travels')
      .select('attempt_id')
      .where('id', '=', travel.id)
      .executeTakeFirstOrThrow();
    await eventually(
      async () => {
        await processTravel.cancel(api.app, row.attempt_id, customer);
        return (await findTravelRooms(api.app.db, [travel.id]))[0];
      },
      (room) => room?.cancel_state === null,
    );
    expect((await readTravel(client, travel.id))?.expediaHotelRooms).toMatchObject([{ status: 'BOOKED' }]);
    const bookings = (await (await fetch(new URL('/_sandbox/itineraries', supplier.rapid))).json()) as {
      rooms: { status: string; given_name: string }[];
    }[];
    const room = bookings.flatMap((each) => each.rooms).find(({ given_name: name }) => name === 'TARO');
    expect(room?.status).toBe('booked');
  });
});
