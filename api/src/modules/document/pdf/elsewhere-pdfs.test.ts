import { describe, expect, it } from 'vitest';
import { storedRate } from '../../../adapters/supplier/stored/stored-rate.ts';
import { answerWithout } from '../../local-tax/local-tax-answer.ts';
import { pricingFixture } from '../../rate/_rate-fixture.ts';
import { tripFixture } from '../_trip-fixture.ts';
import { getRoomPrice } from '../room-price.ts';
import type { TripFacts } from '../trip-facts.ts';
import { readPdf } from './_read-pdf.ts';
import { tripDetailPdf } from './trip-detail-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

const squeeze = (text: string) => text.replace(/\s/g, '');

describe('documents of a trip from elsewhere', () => {
  it('name its own number and price per room, and claim nothing of meals', async () => {
    const { text } = await readPdf(await tripDetailPdf(tripElsewhere(), 'ja-JP', null));
    expect(text).toContain('手配先の予約番号RC-778');
    expect(text).not.toContain('ホテル確認番号');
    expect(text).toContain('1室目宿泊料金(税込)¥12,0012室目宿泊料金(税込)¥12,000お支払い合計¥24,001');
    expect(text).not.toContain('食事');
    expect(text).not.toContain('うち税');
  });

  it('name the tax within as billed, and the number of the bill', async () => {
    const read = async (registrationNumber: string | null) => {
      const billedTax = { ratePercent: 8, taxPrice: 1_777, registrationNumber, parts: null } as const;
      return (await readPdf(await tripDetailPdf({ ...tripElsewhere(), billedTax }, 'ja-JP', null))).text;
    };
    const text = await read('T8000000000001');
    expect(text).toContain('お支払い合計¥24,001うち消費税(8%・手配先の請求書)¥1,777');
    expect(text).toContain('手配先の請求書の登録番号T8000000000001');
    expect(await read(null)).toContain('手配先の請求書に登録番号の記載がないため');
  });

  it('name each rate of a bill with several, and what is outside of tax', async () => {
    const parts = [
      { ratePercent: 10, price: 21_000, taxPrice: 1_909 },
      { ratePercent: 8, price: 2_701, taxPrice: 200 },
      { ratePercent: null, price: 300, taxPrice: 0 },
    ] as const;
    const billedTax = { ratePercent: 10, taxPrice: 2_109, registrationNumber: null, parts } as const;
    const facts = { ...tripElsewhere(), billedTax };
    const { text } = await readPdf(await tripDetailPdf(facts, 'ja-JP', null));
    expect(text).toContain(
      'お支払い合計¥24,00110%対象(税込・手配先の請求書)¥21,000うち消費税(10%・手配先の請求書)¥1,909' +
        '8%対象(税込・手配先の請求書)¥2,701うち消費税(8%・手配先の請求書)¥200消費税対象外(入湯税・宿泊税など)¥300',
    );
    const english = (await readPdf(await tripDetailPdf(facts, 'en-US', null))).text;
    expect(squeeze(english)).toContain('Outsideconsumptiontax(localtaxes)¥300');
  });

  it.each([
    ['ja-JP', '現地でのお支払い(宿泊税など)の有無は確認していません。', '手配先の予約番号RC-778'],
    [
      'en-US',
      'Charges at the hotel, such as local taxes, were not confirmed.',
      'Booking reference (agent)RC-778',
    ],
  ] as const)('claim nothing of charges at the hotel, in %s', async (language, charges, number) => {
    for (const paper of [
      voucherPdf(tripElsewhere(), language),
      tripDetailPdf(tripElsewhere(), language, null),
    ]) {
      const text = squeeze((await readPdf(await paper)).text);
      expect(text).toContain(squeeze(charges));
      expect(text).toContain(squeeze(number));
      for (const claim of [
        'Nothing was due',
        'only the amounts below',
        '現地でのお支払いはありません',
        '下記と追加',
      ]) {
        expect(text).not.toContain(squeeze(claim));
      }
    }
  });
});

function tripElsewhere(): TripFacts {
  const facts = tripFixture();
  const price = (value: number) => pricingFixture([[value, 0]]);
  const travel = {
    ...facts.travel,
    external_supplier_name: '旅館手配センター',
    external_confirmation_id: 'RC-778',
    itinerary_id: null,
    rate: storedRate.store({
      ...storedRate.read(facts.travel.rate),
      pricing: { 'room-1': price(12_001), 'room-2': price(12_000) },
    }),
  };
  const rooms = facts.rooms.map(({ row, stay }, index) => {
    const kept = { status: 'BOOKED' as const, refund_price: null, canceled_at: null };
    const own = { ...row, ...kept, payment_price: 12_001 - index };
    return {
      row: own,
      stay: { ...stay, propertyConfirmationId: null },
      price: getRoomPrice(travel, own),
      localTax: answerWithout('UNKNOWN'),
    };
  });
  return { ...facts, travel, rooms };
}
