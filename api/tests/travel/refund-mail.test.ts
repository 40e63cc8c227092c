import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { sweep } from '../booking/_sweep.ts';
import { watchOverdueWork } from '../../src/modules/operations/watch-overdue-work.ts';
import { mailsTo, type ReceivedMail } from '../_mailbox.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { bugs } from '../operations/_bugs.ts';
import { refundRoom } from './_operator.ts';
import { bookTrip, getRoom } from './_trip.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const company = 'employee@sakura.example';
const ofAgency = 'osaka@sakura.example';
const HOUR_MS = 3_600_000;

describe('the mail about a refund by an operator', () => {
  let world: BookingWorld;
  let offset = 0;
  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
  });
  afterAll(() => world.close());

  const refund = (travel: Parameters<typeof getRoom>[0], refundPrice: number, reason = '騒音のお詫び') =>
    refundRoom(world.api.as('operator@yado.example'), {
      expediaHotelRoomId: getRoom(travel).id,
      refundPrice,
      reason,
      idempotencyKey: `refund-of-${getRoom(travel).id}-${refundPrice}`,
    });
  const refundMails = async (address: string) =>
    (await mailsTo(address)).filter(({ subject }) => subject.includes('ご返金'));
  const waitForMails = (address: string, isDone: (mails: ReceivedMail[]) => boolean) =>
    eventually(async () => {
      await sweepBookings(world.api.app);
      return refundMails(address);
    }, isDone);
  const received = async (address: string, count = 1): Promise<ReceivedMail> => {
    const [mail] = await waitForMails(address, ({ length }) => length === count);
    if (!mail) throw new Error('No mail.');
    return mail;
  };

  it('says how much comes back to the card, why, and when', async () => {
    const { travel, input } = await bookTrip(world, company, { change: visa });
    expect(await refund(travel, 3_000)).toMatchObject({ __typename: 'RefundRoomSuccess' });
    const mail = await received(input.email);
    expect(mail.subject).toContain(travel.travelNumber);
    const total = new Intl.NumberFormat('ja-JP').format(travel.pricing.total.paymentPrice - 3_000);
    for (const form of [mail.text, mail.html ?? '']) {
      expect(form).toContain('¥3,000');
      expect(form).toContain('騒音のお詫び');
      expect(form).toContain('クレジットカード');
      expect(form).toContain('反映されるまで数日');
      expect(form).toContain(`¥${total}`);
      expect(form).not.toContain('請求書');
    }
  });

  it('says that invoice credit is back, and what the invoice makes of it', async () => {
    const { travel, input } = await bookTrip(world, company);
    await refund(travel, 2_500);
    const { text } = await received(input.email);
    expect(text).toContain('¥2,500');
    expect(text).toContain('請求書払いのご利用可能残高に戻りました');
    expect(text).not.toContain('カード');
  });

  it('is sent once however often the refund is, and once for each refund', async () => {
    const { travel, input } = await bookTrip(world, company);
    await Promise.all([1, 2, 3].map(() => refund(travel, 1_000)));
    await received(input.email);
    await refund(travel, 500, '朝食のお詫び');
    const second = await received(input.email, 2);
    expect(second.text).toContain('¥500');
    expect(second.text).toContain('朝食のお詫び');
    await sweep(world.api.app);
    expect(await refundMails(input.email)).toHaveLength(2);
  });

  it('carries name and color of the agency that serves the company', async () => {
    const { travel, input } = await bookTrip(world, ofAgency);
    await refund(travel, 1_000);
    const { subject, html } = await received(input.email);
    expect(subject).toContain('みらいトラベル');
    expect(html).toContain('color:#0B6B57');
    expect(html).not.toContain('#2C67AC');
    const own = await bookTrip(world, company);
    await refund(own.travel, 1_000);
    expect((await received(own.input.email)).html).toContain('color:#2C67AC');
  });

  it('escapes what the operator wrote', async () => {
    const { travel, input } = await bookTrip(world, company);
    await refund(travel, 1_000, '<b>お詫び</b>');
    expect((await received(input.email)).html).toContain('&lt;b&gt;お詫び&lt;/b&gt;');
  });

  it('is on the desk when it can not be sent, and goes out once it can', async () => {
    const { travel, input } = await bookTrip(world, company);
    await eventually(
      async () => {
        await sweepBookings(world.api.app);
        return mailsTo(input.email);
      },
      ({ length }) => length === 1,
    );
    const bug = bugs(world.api.app);
    bug.in('mailer', 'send');
    await refund(travel, 1_000);
    const waiting = await world.api.app.db
      .selectFrom('refund_mails')
      .select('id')
      .where('travel_id', '=', travel.id)
      .executeTakeFirstOrThrow();
    offset = HOUR_MS;
    await watchOverdueWork(world.api.app);
    const tasks = world.api.app.db.selectFrom('operator_tasks').select(['kind', 'detail']);
    const [task] = await tasks.where('subject', '=', waiting.id).execute();
    expect(task).toMatchObject({ kind: 'MAIL_UNSENT', detail: expect.stringContaining('mail=REFUNDED') });
    bug.mend();
    offset = 3 * HOUR_MS;
    // One that was just being sent when the clock moved is taken for lost and sent again, as the same mail.
    const mails = await waitForMails(input.email, ({ length }) => length > 0);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  });
});
