import { describe, expect, it } from 'vitest';
import { tripFixture } from '../_trip-fixture.ts';
import { getRoomPrice } from '../room-price.ts';
import { answerWithout } from '../../local-tax/local-tax-answer.ts';
import { readPdf } from './_read-pdf.ts';
import { tripDetailPdf } from './trip-detail-pdf.ts';

describe('the money in the details of a trip', () => {
  const read = async (change: object) => {
    const facts = tripFixture();
    const rooms = facts.rooms.map(({ row, stay }) => {
      const own = row.room_number === 2 ? { ...row, ...change } : row;
      return { row: own, stay, price: getRoomPrice(facts.travel, own), localTax: answerWithout('NONE') };
    });
    return (await readPdf(await tripDetailPdf({ ...facts, rooms }, 'ja-JP', null))).text;
  };

  it('states the tax within what is paid in the end', async () => {
    const paid = (refund_price: number | null) => read({ status: 'BOOKED', canceled_at: null, refund_price });
    expect(await paid(null)).toContain('お支払い合計¥115,500うち税およびサービス料¥10,500');
    expect(await paid(46_200)).toContain('返金-¥46,200お支払い合計¥69,300うち税およびサービス料¥6,300');
    // What part of the rest of a price is tax, nobody has said.
    expect(await paid(10_000)).not.toContain('うち税');
  });

  it('calls what stays charged for a canceled room a cancellation fee, which carries no tax', async () => {
    const canceled = (refund_price: number | null) => read({ status: 'CANCELED', refund_price });
    const rest = '2室目キャンセル料(消費税対象外)¥46,200お支払い合計¥115,500うち税およびサービス料¥6,300';
    expect(await canceled(null)).toContain(rest);
    const half = '2室目キャンセル料(消費税対象外)¥23,100お支払い合計¥92,400うち税およびサービス料¥6,300';
    expect(await canceled(23_100)).toContain(half);
  });

  it('says that the paper is neither a receipt nor an invoice', async () => {
    expect(await read({})).toContain('この書類は領収書・請求書ではありません。');
  });

  it.each([
    [false, '宿泊税・入湯税の目安約¥600'],
    [true, '宿泊税・入湯税の目安最大¥600'],
  ])('names the taxes that the hotel is expected to collect, at most: %s', async (isUpperBound, words) => {
    const facts = tripFixture();
    const estimate = { total: 600, isUpperBound, taxes: [] };
    const localTax = { state: 'ESTIMATED' as const, estimate };
    const rooms = facts.rooms.map((room) => ({
      ...room,
      price: { ...room.price, propertyPrice: null },
      localTax,
    }));
    const { text } = await readPdf(await tripDetailPdf({ ...facts, rooms }, 'ja-JP', null));
    expect(text).toContain(words);
    expect(text).not.toContain('ご予約時点で、現地でのお支払いはありません。');
  });

  it.each([
    ['UNKNOWN', '現地でのお支払い(宿泊税など)の有無は確認していません。'],
    ['NONE', 'ご予約時点で、現地でのお支払いはありません。'],
  ] as const)('says that nothing is due only where that is known: %s', async (state, words) => {
    const facts = tripFixture();
    const rooms = facts.rooms.map((room) => ({
      ...room,
      price: { ...room.price, propertyPrice: null },
      localTax: answerWithout(state),
    }));
    const { text } = await readPdf(await tripDetailPdf({ ...facts, rooms }, 'ja-JP', null));
    expect(text).toContain(words);
  });

  it('says of a trip that was canceled that nothing is due at the hotel', async () => {
    const facts = tripFixture();
    for (const travel of [facts.travel, { ...facts.travel, external_supplier_name: '旅館手配センター' }]) {
      const rooms = facts.rooms.map(({ row, stay }) => {
        const own = { ...row, status: 'CANCELED' as const, canceled_at: new Date('2026-12-19T20:00:00Z') };
        return { row: own, stay, price: getRoomPrice(travel, own), localTax: answerWithout('NONE') };
      });
      const { text } = await readPdf(await tripDetailPdf({ ...facts, travel, rooms }, 'ja-JP', null));
      expect(text).toContain('キャンセルされたため、現地でのお支払いはありません。');
      expect(text).not.toMatch(/USD|ご予約時点で|有無は確認していません/);
    }
  });
});
