import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { loadMailFacts } from '../../src/modules/travel/mail-facts.ts';
import { travelMail } from '../../src/modules/travel/mails/travel-mail.ts';
import type { StoredTravelStatus } from '../../src/modules/travel/tables.ts';
import { mailsTo, type ReceivedMail } from '../_mailbox.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { moveResisting } from './_moved.ts';
import { bookTrip, getRoom } from './_trip.ts';

const account = 'employee@sakura.example';

describe('the mails of a date change', () => {
  let world: BookingWorld;
  beforeAll(async () => {
    world = await startBookingWorld();
  });
  afterEach(() => world.rapid.heal());
  afterAll(() => world.close());

  const mailAbout = async (address: string, subject: string): Promise<ReceivedMail> => {
    const found = await eventually(
      async () => {
        await sweepBookings(world.api.app);
        return (await mailsTo(address)).find((mail) => mail.subject.includes(subject));
      },
      (mail) => mail !== undefined,
    );
    if (!found) throw new Error(`No mail about ${subject}.`);
    return found;
  };
  const expectBoth = ({ text, html = '' }: ReceivedMail, words: string[]) => {
    for (const word of words) {
      expect(text).toContain(word);
      expect(html).toContain(word);
    }
  };

  /** The first sentence, below the greeting. */
  const getLead = ({ text }: Pick<ReceivedMail, 'text'>) => text.split('\n').filter(Boolean)[1] ?? '';

  it('name the other trip: the new one in the old one’s, the old one in the new one’s', async () => {
    const client = world.api.as(account);
    const old = await bookTrip(world, account);
    const prepared = await prepare(
      client,
      await chooseAnyRate(world.api, client, buildStay()),
      old.travel.id,
    );
    const input = bookInput(prepared, {
      acceptedPreviousPenaltyPrice: prepared.preparedBooking?.previousPenaltyPrice ?? 0,
    });
    const { travel: next } = await book(client, input);
    const booked = await mailAbout(input.email, 'ご予約確定');
    expect(booked.subject).toContain('日程変更によるご予約確定のお知らせ');
    expect(getLead(booked)).toMatch(/^日程の変更により、/);
    expectBoth(booked, ['日程変更前のご予約', old.travel.travelNumber]);
    const canceled = await mailAbout(old.input.email, 'キャンセル完了');
    expect(canceled.subject).toContain('日程変更によるキャンセル完了のお知らせ');
    expect(getLead(canceled)).toMatch(/^日程の変更により、/);
    expectBoth(canceled, ['日程変更後のご予約', next?.travelNumber ?? '-', '確定しています']);
    expect(canceled.text).not.toContain('日程変更前のご予約');
  });

  it('say that the old trip is still being given up, and what that costs', async () => {
    const { old, nextEmail } = await moveResisting(world, account, { kind: 'refuse', status: 400 });
    const booked = await mailAbout(nextEmail, 'ご予約確定');
    expectBoth(booked, [old.travel.travelNumber]);
    expect(booked.text).toContain('キャンセルの手続き中です(キャンセル料 ¥0)');
  });

  it('say nothing of another trip where there is none', async () => {
    const { input } = await bookTrip(world, account);
    const { subject, text } = await mailAbout(input.email, 'ご予約確定');
    expect(`${subject}${text}`).not.toMatch(/日程の?変更/);
    expect(text).not.toContain('日程変更');
  });

  it('say nothing of a date change in the ordinary cancellation of the trip that was to be replaced', async () => {
    const { old, next } = await moveResisting(world, account, { kind: 'refuse', status: 400 });
    const { app } = world.api;
    const readSubject = async () =>
      travelMail('CANCELED', await loadMailFacts(app, old.travel.id), [getRoom(old.travel).id]).subject;
    const canceledAt = (canceled_at: Date) =>
      app.db
        .updateTable('travel_rooms')
        .set({ canceled_at })
        .where('id', '=', getRoom(old.travel).id)
        .execute();
    await canceledAt(app.clock());
    expect(await readSubject()).toContain('日程変更による');
    // The new trip is given up as well: nothing was moved.
    await app.db.updateTable('travels').set({ status: 'CANCELED' }).where('id', '=', next.id).execute();
    expect(await readSubject()).not.toContain('日程変更');
    await app.db.updateTable('travels').set({ status: 'BOOKED' }).where('id', '=', next.id).execute();
    // Given up before there was a new trip.
    await canceledAt(new Date('2020-01-01T00:00:00Z'));
    expect(await readSubject()).not.toContain('日程変更');
  });

  it.each([
    ['HOLD_RENEWED', 'BOOKING', '新しいご予約が確定するまで、そのまま有効です'],
    ['FAILED', 'FAILED', 'キャンセルせずに残っています'],
    ['BOOKED', 'BOOKED', 'まだキャンセルされていません'],
  ] as const)('say what becomes of the old trip in %s', async (kind, status, words) => {
    const [old, next] = [await bookTrip(world, account), await bookTrip(world, account)];
    const { app } = world.api;
    const change = { previous_travel_id: old.travel.id, status: status satisfies StoredTravelStatus };
    await app.db.updateTable('travels').set(change).where('id', '=', next.travel.id).execute();
    const mail = travelMail(kind, await loadMailFacts(app, next.travel.id), []);
    expect(mail.subject).toContain('日程変更');
    expect(getLead(mail)).toMatch(/^日程の変更/);
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain(old.travel.travelNumber);
      expect(form).toContain(words);
    }
  });
});
