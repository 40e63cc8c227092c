import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../src/modules/document/pdf/_read-pdf.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { eventually, paymentsFor } from '../booking/_outside.ts';
import { download } from '../document/_documents.ts';
import { readPropertyId, recordGround } from '../invoice/_tax-grounds.ts';
import { refundRoom } from '../travel/_operator.ts';
import { bookTrip, getRoom } from '../travel/_trip.ts';
import { askReceiptLink, issueReceipt, issueReturn, readPapers, type ReceiptAnswer } from './_receipts.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const me = 'employee@sakura.example';
const yen = (amount: number) => `${amount < 0 ? '-' : ''}¥${Math.abs(amount).toLocaleString('ja-JP')}`;

describe('the papers of a trip paid by card', () => {
  let world: BookingWorld;
  let employee: ReturnType<BookingWorld['api']['as']>;
  let trip: Awaited<ReturnType<typeof bookTrip>>['travel'];
  let offset = 0;
  let first: ReceiptAnswer | undefined;

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
    employee = world.api.as(me);
    const booked = await bookTrip(world, me, { rooms: 2, change: visa });
    trip = booked.travel;
    const propertyId = await readPropertyId(world.api, trip.id);
    await recordGround(world.api.as('operator@yado.example'), { propertyId, basis: 'OWN' });
    await eventually(
      () => paymentsFor(world.api, booked.input.idempotencyKey),
      ([payment]) => payment?.status === 'succeeded',
    );
    await eventually(
      () => readPapers(employee, trip.id),
      (papers) => papers?.openReceiptRooms.length === 2,
    );
  });
  afterAll(() => world.close());

  async function read(client: typeof employee, receiptId: string) {
    const link = await askReceiptLink(client, receiptId);
    const file = await download(world.api, link ?? { url: 'http://x/documents/none' });
    return Buffer.from(await file.arrayBuffer());
  }
  const setCaptured = (captured: number) =>
    world.api.app.db
      .updateTable('payments')
      .set({ captured })
      .where(
        'attempt_id',
        'in',
        world.api.app.db.selectFrom('travels').select('attempt_id').where('id', '=', trip.id),
      )
      .execute();

  it('are of rooms that the trip has', async () => {
    for (const roomNumbers of [[3], [1, 99], [0]]) {
      expect((await issueReceipt(employee, { travelId: trip.id, roomNumbers })).errorCode).toBe(
        'ROOM_NOT_FOUND',
      );
    }
  });

  it('do not exist before the card is charged', async () => {
    await setCaptured(0);
    expect((await readPapers(employee, trip.id))?.openReceiptRooms).toEqual([]);
    expect((await issueReceipt(employee, { travelId: trip.id })).errorCode).toBe('NOT_PAID_YET');
    await setCaptured(trip.pricing.total.paymentPrice);
  });

  it('are issued once for each room, however often and at once somebody asks', async () => {
    const one = { travelId: trip.id, roomNumbers: [1] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => issueReceipt(employee, one)));
    expect(answers.filter(({ receipt }) => receipt)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'ALREADY_ISSUED')).toHaveLength(4);
    first = answers.find(({ receipt }) => receipt)?.receipt;
    expect(first).toMatchObject({
      kind: 'RECEIPT',
      addressee: '株式会社さくら商事',
      addresseeKind: 'COMPANY',
      issuerName: 'Yado株式会社',
      isQualified: true,
      roomNumbers: [1],
      canIssueReturn: false,
    });
    expect(first?.receiptNumber).toMatch(/^R\d{6}-\d{6}$/);
    const rest = await issueReceipt(world.api.as('admin@sakura.example'), {
      travelId: trip.id,
      addressee: '佐藤 美咲 様',
      addresseeKind: 'COMPANY',
    });
    expect(rest).toMatchObject({
      receipt: { roomNumbers: [2], addressee: '佐藤 美咲', addresseeKind: 'PERSON' },
      travel: { openReceiptRooms: [] },
    });
    expect((first?.totalPrice ?? 0) + (rest.receipt?.totalPrice ?? 0)).toBe(trip.pricing.total.paymentPrice);
    expect((await issueReceipt(employee, { travelId: trip.id })).errorCode).toBe('NOTHING_TO_SAY');
  });

  it('say who issues what to whom, with the tax per rate and the card, in the same bytes each time', async () => {
    const file = await read(employee, first?.id ?? '');
    const { text } = await readPdf(file);
    const price = first?.totalPrice ?? 0;
    const before = await employee.query(
      `query ($id: ID!) { travelInDetail(id: $id) { receiptIssuer { name registrationNumber } } }`,
      { id: trip.id },
    );
    expect(before.expectNoErrors()).toEqual({
      travelInDetail: { receiptIssuer: { name: 'Yado株式会社', registrationNumber: 'T9000000000000' } },
    });
    for (const part of [
      '領収書',
      first?.receiptNumber ?? '',
      '株式会社さくら商事御中',
      'Yado株式会社登録番号T9000000000000',
      `10%対象(税込)${yen(price)}うち消費税(10%)${yen(Math.trunc((price * 10) / 110))}`,
      'クレジットカード決済Visa末尾4242',
      '宿泊料金/1室目',
      '発行者の課税売上',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('再発行');
    const copy = await read(employee, first?.id ?? '');
    const again = await readPdf(copy);
    expect(again.text).toContain('領収書(再発行)');
    expect(again.text).toContain('株式会社さくら商事御中');
    offset = 365 * 24 * 3_600_000;
    expect((await read(employee, first?.id ?? '')).equals(copy)).toBe(true);
    offset = 0;
  });

  it('are marked as issued again from the company’s second fetch on, and for a desk, not when a link is opened twice', async () => {
    const { receipts } = (await readPapers(employee, trip.id)) ?? { receipts: [] };
    const id = receipts.find(({ roomNumbers }) => roomNumbers.includes(2))?.id ?? '';
    const isCopy = async (bytes: Buffer) => (await readPdf(bytes)).text.includes('再発行');
    expect(await isCopy(await read(world.api.as('operator@yado.example'), id))).toBe(true);
    const [link, other] = [await askReceiptLink(employee, id), await askReceiptLink(employee, id)];
    const openLink = async (each: typeof link) =>
      Buffer.from(
        await (await download(world.api, each ?? { url: 'http://x/documents/none' })).arrayBuffer(),
      );
    const original = await openLink(link);
    expect(await isCopy(original)).toBe(false);
    expect((await openLink(link)).equals(original)).toBe(true);
    offset = 1_500;
    expect(await isCopy(await read(world.api.as('admin@sakura.example'), id))).toBe(true);
    expect((await openLink(other)).equals(original)).toBe(true);
    offset = 0;

    // The archive gave the paper itself first: the trip does not give it a second time.
    const { db } = world.api.app;
    const ofReceipt = db.selectFrom('papers').select('id').where('receipt_id', '=', id);
    await db.deleteFrom('paper_fetches').where('paper_id', 'in', ofReceipt).execute();
    const paper = await ofReceipt.where('edition', '=', 'ISSUED').executeTakeFirstOrThrow();
    const archived = await world.api
      .as('admin@sakura.example')
      .query<{ paperDownloadLink: { url: string } | null }>(
        'query ($id: ID!) { paperDownloadLink(paperId: $id) { url } }',
        { id: paper.id },
      );
    expect(await isCopy(await openLink(archived.expectNoErrors().paperDownloadLink))).toBe(false);
    expect(await isCopy(await read(employee, id))).toBe(true);
  });

  it('are corrected by a paper of their own when money goes back, once', async () => {
    const operator = world.api.as('operator@yado.example');
    await refundRoom(operator, { expediaHotelRoomId: getRoom(trip).id, refundPrice: 3_000 });
    const before = await readPapers(employee, trip.id);
    expect(before?.receipts.map(({ canIssueReturn }) => canIssueReturn)).toEqual([true, false]);
    expect(before?.receipts.map(({ returnPrice }) => returnPrice)).toEqual([-3_000, null]);
    const id = first?.id ?? '';
    // Agreed to before the money of another refund went back, say.
    expect(await issueReturn(employee, id, -2_000)).toMatchObject({ errorCode: 'AMOUNT_CHANGED' });
    expect((await readPapers(employee, trip.id))?.receipts).toHaveLength(before?.receipts.length ?? 0);
    const answers = await Promise.all(Array.from({ length: 4 }, () => issueReturn(employee, id, -3_000)));
    expect(answers.filter(({ receipt }) => receipt)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'NOTHING_TO_SAY')).toHaveLength(3);
    const returned = answers.find(({ receipt }) => receipt)?.receipt;
    expect(returned).toMatchObject({ kind: 'RETURN', totalPrice: -3_000, addressee: '株式会社さくら商事' });
    const { text } = await readPdf(await read(employee, returned?.id ?? ''));
    for (const part of [
      '返金明細書(適格返還請求書)',
      `もとの領収書${first?.receiptNumber}`,
      '10%対象(税込)-¥3,000うち消費税(10%)-¥272',
      '株式会社さくら商事御中',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('are issued by the people in charge of the trip, and shown to who may see it', async () => {
    const id = first?.id ?? '';
    for (const email of ['osaka@sakura.example', 'admin@aozora.example']) {
      const stranger = world.api.as(email);
      expect((await issueReceipt(stranger, { travelId: trip.id })).errorCode).toBe('TRAVEL_NOT_FOUND');
      expect((await issueReturn(stranger, id)).errorCode).toBe('RECEIPT_NOT_FOUND');
      expect(await askReceiptLink(stranger, id)).toBeNull();
    }
    const operator = world.api.as('operator@yado.example');
    expect(await askReceiptLink(operator, id)).not.toBeNull();
    expect((await readPapers(operator, trip.id))?.receipts.some(({ canIssueReturn }) => canIssueReturn)).toBe(
      false,
    );
  });

  it('are made out to somebody whom the paper can show', async () => {
    for (const addressee of ['', ' ', '\u200b', '\u2060 御中', '御中', ' 様', 'あ'.repeat(81)]) {
      expect((await issueReceipt(employee, { travelId: trip.id, addressee })).errorCode).toBe(
        'INVALID_ADDRESSEE',
      );
    }
    const emoji = await issueReceipt(employee, { travelId: trip.id, addressee: '株式会社🏨' });
    expect(emoji).toMatchObject({ errorCode: 'UNPRINTABLE_ADDRESSEE', characters: ['🏨'] });
  });

  it('exist for no trip that is paid by invoice', async () => {
    const { travel } = await bookTrip(world, me);
    expect((await issueReceipt(employee, { travelId: travel.id })).errorCode).toBe('NOT_PAID_BY_CARD');
    expect(await readPapers(employee, travel.id)).toEqual({ openReceiptRooms: [], receipts: [] });
  });
});
