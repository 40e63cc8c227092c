import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../src/modules/document/pdf/_read-pdf.ts';
import { type BookingWorld, buildStay, startBookingWorld } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { download } from '../document/_documents.ts';
import { readPropertyId, recordGround } from '../invoice/_tax-grounds.ts';
import { cancelRooms, choosePenaltyRate } from '../travel/_cancel.ts';
import { bookTrip, getRoom } from '../travel/_trip.ts';
import { askReceiptLink, issueReceipt, issueReturn, readPapers } from './_receipts.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const me = 'employee@sakura.example';

describe('a receipt of a stay whose whole price is kept as a fee', () => {
  let world: BookingWorld;
  beforeAll(async () => {
    world = await startBookingWorld();
  });
  afterAll(() => world.close());

  it('is corrected by a paper of nothing, which takes the stay away and puts the fee in its place', async () => {
    const employee = world.api.as(me);
    const everything = (penalty: number, price: number) => penalty === price;
    const rate = await choosePenaltyRate(world.api, employee, buildStay(1), everything);
    const { travel } = await bookTrip(world, me, { rate, change: visa });
    const propertyId = await readPropertyId(world.api, travel.id);
    await recordGround(world.api.as('operator@yado.example'), { propertyId, basis: 'OWN' });
    await eventually(
      () => readPapers(employee, travel.id),
      (papers) => papers?.openReceiptRooms.length === 1,
    );
    const { receipt } = await issueReceipt(employee, { travelId: travel.id });
    const price = rate.expectedPaymentPrice;
    expect(receipt?.totalPrice).toBe(price);
    const rooms = { travelId: travel.id, expediaHotelRoomIds: [getRoom(travel).id] };
    const canceled = await cancelRooms(employee, { ...rooms, acceptedPenaltyPrice: price });
    expect(canceled.travel).toMatchObject({ status: 'CANCELED', pricing: { refundPrice: 0 } });
    expect((await readPapers(employee, travel.id))?.receipts[0]?.returnPrice).toBe(0);
    const returned = (await issueReturn(employee, receipt?.id ?? '', 0)).receipt;
    expect(returned).toMatchObject({ kind: 'RETURN', totalPrice: 0 });
    const link = await askReceiptLink(employee, returned?.id ?? '');
    const file = await download(world.api, link ?? { url: 'http://x/documents/none' });
    const { text } = await readPdf(Buffer.from(await file.arrayBuffer()));
    const amount = price.toLocaleString('ja-JP');
    expect(text).toContain(`10%対象(税込)-¥${amount}`);
    expect(text).toContain('キャンセル料');
    expect(text).toContain(`対象外¥${amount}`);
  });
});
