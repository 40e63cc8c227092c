import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepInvoices } from '../../src/modules/invoice/jobs.ts';
import { toMonth } from '../../src/modules/invoice/period.ts';
import { addDays, dayInZone } from '../../src/modules/rate/calendar.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import { type BookingWorld, startBookingWorld, type TravelAnswer } from '../booking/_booking.ts';
import { readCredit } from '../booking/_outside.ts';
import { bookTrip } from '../document/_documents.ts';
import { type CopiedTrip, copyTrip, refundToPayer, listInvoices, updateStatus } from './_invoices.ts';

const tokyo = 'demo-branch-sakura-tokyo';
const DAY = 86_400_000;

describe('closing a month', () => {
  let world: BookingWorld;
  let now = new Date();
  let trip: TravelAnswer;
  let admin: ReturnType<BookingWorld['api']['as']>;
  let operator: typeof admin;

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => now } });
    admin = world.api.as('admin@sakura.example');
    operator = world.api.as('operator@yado.example');
    trip = await bookTrip(world.api, admin, {}, { daysAhead: 40 });
  });
  afterAll(() => world.close());

  /** The first of the month after this day, 00:00 in Japan. */
  const monthAfter = (day: string) => new Date(`${addDays(toMonth(day).endDate, 1)}T00:00:00+09:00`);
  async function travelRow(id: string) {
    return world.api.app.db.selectFrom('travels').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }
  const sweep = () => sweepInvoices(world.api.app);

  // spec: 2.invoices, 3.invoice, 7.invoices
  it('shows the running month as a draft and issues it at midnight in Japan after the check-out month, once', async () => {
    const { end_date: checkout } = await travelRow(trip.id);
    const price = trip.pricing.finalPaymentPrice;
    now = new Date(`${checkout}T12:00:00+09:00`);
    expect((await listInvoices(admin)).nodes).toMatchObject([
      { status: 'DRAFT', totalPrice: price, issuedAt: null, startDate: toMonth(checkout).startDate },
    ]);
    now = new Date(monthAfter(checkout).getTime() - 1);
    await sweep();
    expect((await listInvoices(admin)).nodes.map(({ status }) => status)).toEqual(['DRAFT']);
    now = monthAfter(checkout);
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    const { nodes, totalCount } = await listInvoices(admin);
    expect(totalCount).toBe(1);
    expect(nodes).toMatchObject([
      {
        status: 'ISSUED',
        ...toMonth(checkout),
        dueDate: toMonth(addDays(toMonth(checkout).endDate, 1)).endDate,
        totalPrice: price,
        companyBranch: { branchName: '東京本社' },
        lines: [{ kind: 'BOOKING', travelNumber: trip.travelNumber, checkout, price, taxRatePercent: 10 }],
        taxTotals: [{ taxRatePercent: 10, price, taxPrice: Math.trunc((price * 10) / 110) }],
      },
    ]);
    const month = checkout.slice(0, 7).replace('-', '');
    expect(nodes[0]?.invoiceNumber).toMatch(new RegExp(`^Y${month}-\\d{6}$`));
  });

  it('lets the branch’s administrator and operators see it, and nobody else', async () => {
    const [invoice] = (await listInvoices(admin)).nodes;
    expect((await listInvoices(operator)).nodes.map(({ id }) => id)).toContain(invoice?.id);
    expect((await listInvoices(operator, { branchId: tokyo })).nodes[0]?.id).toBe(invoice?.id);
    expect((await listInvoices(world.api.as('osaka@sakura.example'))).totalCount).toBe(0);
    const foreign = { branchId: tokyo };
    expect((await listInvoices(world.api.as('admin@aozora.example'), foreign)).nodes).toEqual([]);
    for (const email of ['employee@sakura.example', 'agent@mirai.example']) {
      const response = await world.api.as(email).query(`{ invoices { totalCount } }`);
      expect(response.errorCodes).toEqual(['FORBIDDEN']);
    }
  });

  it('marks it as overdue when the due day is over', async () => {
    const [invoice] = (await listInvoices(admin)).nodes;
    now = new Date(`${invoice?.dueDate}T23:59:59+09:00`);
    await sweep();
    expect((await listInvoices(operator)).nodes[0]?.status).toBe('ISSUED');
    now = new Date(now.getTime() + 1000);
    await sweep();
    expect((await listInvoices(operator)).nodes[0]?.status).toBe('OVERDUE');
  });

  it('gives the credit back exactly once when an operator marks it as paid', async () => {
    const [invoice] = (await listInvoices(operator)).nodes;
    const id = invoice?.id ?? '';
    const before = await readCredit(world.api, tokyo);
    const answers = await Promise.all(Array.from({ length: 5 }, () => updateStatus(operator, id, 'PAID')));
    expect(answers.filter(({ invoice: paid }) => paid?.status === 'PAID')).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'STATUS_NOT_ALLOWED')).toHaveLength(4);
    expect(await readCredit(world.api, tokyo)).toBe(before + (invoice?.totalPrice ?? 0));
    expect((await updateStatus(operator, id, 'VOID')).errorCode).toBe('STATUS_NOT_ALLOWED');
    expect((await updateStatus(operator, id, 'ISSUED')).errorCode).toBe('STATUS_NOT_ALLOWED');
    expect((await updateStatus(operator, 'missing', 'PAID')).errorCode).toBe('INVOICE_NOT_FOUND');
    const admins = await admin.query(
      `mutation { updateInvoiceStatus(input: { invoiceId: "${id}", status: PAID }) { __typename } }`,
    );
    expect(admins.errorCodes).toEqual(['FORBIDDEN']);
  });

  it('credits what was given back after the invoice with the next one that has something to pay', async () => {
    const copy = (day: string, price: number) =>
      copyTrip(world.api, trip.id, { checkin: addDays(day, -1), checkout: day, price, now });
    const today = dayInZone(now, 'Asia/Tokyo');
    const first = toMonth(addDays(toMonth(today).endDate, 1));
    const refunded = await copy(addDays(first.startDate, 9), 20_000);
    const lost = await copy(addDays(first.startDate, 9), 12_000);
    now = monthAfter(first.startDate);
    await sweep();
    await refundToPayer(world.api, refunded, { amount: 5_000, now, cancel: false });
    await refundToPayer(world.api, lost, { amount: 9_000, now, cancel: true });
    // Nothing but credits: they wait.
    now = monthAfter(dayInZone(now, 'Asia/Tokyo'));
    await sweep();
    const waiting = (await listInvoices(admin)).nodes;
    expect(waiting[1]).toMatchObject({ status: 'OVERDUE', totalPrice: 32_000 });
    expect(waiting[0]).toMatchObject({ status: 'DRAFT', totalPrice: -14_000 });
    const later = await copy(addDays(dayInZone(now, 'Asia/Tokyo'), 5), 30_000);
    now = monthAfter(dayInZone(now, 'Asia/Tokyo'));
    await sweep();
    const [newest] = (await listInvoices(admin)).nodes;
    expect(newest?.totalPrice).toBe(later.price - 14_000);
    expect(newest?.lines.map(({ kind, price, taxRatePercent }) => [kind, price, taxRatePercent])).toEqual(
      expect.arrayContaining([
        ['REFUND_CREDIT', -5_000, 10],
        // The room's price goes back with its tax; the fee that stays carries none.
        ['CANCEL_CREDIT', -12_000, 10],
        ['BOOKING', 3_000, null],
        ['BOOKING', 30_000, 10],
      ]),
    );
    expect(newest?.lines).toHaveLength(4);
  });

  it('bills again with the next closing what a void invoice has billed', async () => {
    const [newest] = (await listInvoices(admin)).nodes;
    const before = await readCredit(world.api, tokyo);
    expect((await updateStatus(operator, newest?.id ?? '', 'VOID')).invoice?.status).toBe('VOID');
    expect(await readCredit(world.api, tokyo)).toBe(before);
    expect((await listInvoices(admin)).nodes[0]).toMatchObject({
      status: 'DRAFT',
      totalPrice: newest?.totalPrice,
    });
    now = monthAfter(dayInZone(now, 'Asia/Tokyo'));
    await sweep();
    expect((await listInvoices(admin)).nodes[0]).toMatchObject({
      status: 'ISSUED',
      totalPrice: newest?.totalPrice,
    });
  });

  // spec: 3.paging
  it('catches up every month that was missed, each as its own invoice, and pages through them', async () => {
    const start = toMonth(dayInZone(now, 'Asia/Tokyo'));
    const days = [0, 31, 62].map((days) => addDays(toMonth(addDays(start.startDate, days)).startDate, 14));
    for (const [index, day] of days.entries()) {
      const change = { checkin: addDays(day, -1), checkout: day, price: 1_000 * (index + 1), now };
      await copyTrip(world.api, trip.id, { ...change, country: index === 1 ? 'US' : 'JP' });
    }
    now = monthAfter(days.at(-1) ?? '');
    await sweep();
    const issued = (await listInvoices(admin)).nodes.slice(0, 3);
    expect(issued.map(({ totalPrice }) => totalPrice)).toEqual([3_000, 2_000, 1_000]);
    expect(issued.map(({ startDate }) => startDate)).toEqual(
      days.toReversed().map((day) => toMonth(day).startDate),
    );
    expect(issued[1]?.taxTotals).toEqual([{ taxRatePercent: null, price: 2_000, taxPrice: 0 }]);
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page = await listInvoices(admin, { first: 2, after });
      paged.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    const all = await listInvoices(admin, { first: 100 });
    expect(paged).toEqual(all.nodes.map(({ id }) => id));
    expect(all.totalCount).toBe(paged.length);
    const wrong = await admin.query(`{ invoices(after: "WyJ4IiwieSJd") { totalCount } }`);
    expect(wrong.errorCodes).toEqual(['BAD_USER_INPUT']);
  });

  it('bills a canceled room’s fee in the month of the cancellation, before the stay', async () => {
    const moved = now;
    // The supplier lives in the present.
    now = new Date();
    const far = await bookTrip(world.api, admin, {}, { daysAhead: 330 });
    const [room] = far.expediaHotelRooms;
    const answer = await cancelRooms(admin, {
      travelId: far.id,
      expediaHotelRoomIds: [room?.id ?? ''],
      acceptedPenaltyPrice: room?.currentPenaltyPrice ?? 0,
    });
    now = moved;
    expect(answer.travel?.pricing.finalPaymentPrice).toBe(0);
    const fee = await copyTrip(world.api, trip.id, {
      checkin: addDays(dayInZone(now, 'Asia/Tokyo'), 200),
      checkout: addDays(dayInZone(now, 'Asia/Tokyo'), 201),
      price: 10_000,
      now,
    });
    await refundToPayer(world.api, fee, { amount: 7_000, now, cancel: true });
    expect((await listInvoices(admin)).nodes[0]).toMatchObject({
      status: 'DRAFT',
      totalPrice: 3_000,
      lines: [{ kind: 'BOOKING', price: 3_000, taxRatePercent: null }],
    });
  });

  it('never loses or doubles a yen, whatever happens in whatever order', async () => {
    const { db } = world.api.app;
    let seed = 20_261_121;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    await db
      .updateTable('branches')
      .set({ cash_balance: 50_000_000 })
      .where('id', '=', 'demo-branch-aozora')
      .execute();
    const aozora = 'demo-branch-aozora';
    const stranger = world.api.as('admin@aozora.example');
    now = new Date();
    const real = await bookTrip(world.api, stranger, {}, { daysAhead: 45 });
    const trips: (CopiedTrip & { back: number; canceled: boolean })[] = [];
    const paid = { total: 0 };
    for (let step = 0; step < 120; step += 1) {
      const day = dayInZone(now, 'Asia/Tokyo');
      switch (random(7)) {
        case 0:
        case 1:
        case 2: {
          const checkin = addDays(day, random(60));
          const change = {
            checkin,
            checkout: addDays(checkin, 1 + random(3)),
            price: 1 + random(90_000),
            now,
          };
          const country = random(4) === 0 ? 'US' : 'JP';
          trips.push({
            ...(await copyTrip(world.api, real.id, { ...change, country })),
            back: 0,
            canceled: false,
          });
          break;
        }
        case 3:
        case 4: {
          const each = trips[random(Math.max(1, trips.length))];
          if (!each) break;
          const amount = random(each.price - each.back + 1);
          const cancel = !each.canceled && random(2) === 0;
          await refundToPayer(world.api, each, { amount, now, cancel });
          each.back += amount;
          each.canceled ||= cancel;
          break;
        }
        case 5: {
          now = new Date(now.getTime() + (1 + random(40)) * DAY);
          await Promise.all([sweep(), sweep()]);
          break;
        }
        default: {
          const open = (await listInvoices(operator, { branchId: aozora, first: 100 })).nodes.filter(
            ({ status }) => status === 'ISSUED' || status === 'OVERDUE',
          );
          const each = open[random(Math.max(1, open.length))];
          if (!each) break;
          const status = random(3) === 0 ? 'VOID' : 'PAID';
          const answer = await updateStatus(operator, each.id, status);
          if (answer.invoice?.status !== status) throw new Error(`Refused: ${answer.errorCode}`);
          if (status === 'PAID') paid.total += each.totalPrice;
        }
      }
    }
    // Far enough for every stay to be over; then one more month, in case the last closing had nothing but credits.
    now = new Date(now.getTime() + 120 * DAY);
    await sweep();
    const { nodes } = await listInvoices(stranger, { first: 100 });
    const owed =
      real.pricing.finalPaymentPrice + trips.reduce((sum, { price, back }) => sum + price - back, 0);
    const counted = nodes.filter(({ status }) => status !== 'VOID');
    expect(counted.reduce((sum, { totalPrice }) => sum + totalPrice, 0)).toBe(owed);
    for (const { lines, taxTotals, totalPrice } of nodes) {
      expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(totalPrice);
      expect(taxTotals.reduce((sum, { price }) => sum + price, 0)).toBe(totalPrice);
    }
    expect(nodes.filter(({ status }) => status === 'VOID').length).toBeGreaterThan(0);
    expect(paid.total).toBeGreaterThan(0);
    const months = nodes.map(({ startDate }) => startDate);
    expect(new Set(months).size).toBe(months.length);
    // The credit says the same: what was never paid is what is missing of it.
    expect(await readCredit(world.api, aozora)).toBe(50_000_000 - owed + paid.total);
    const { sum } = await db
      .selectFrom('credit_entries')
      .select((eb) => eb.fn.sum<string>('amount').as('sum'))
      .where('branch_id', '=', aozora)
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(paid.total - owed);
  });
});
