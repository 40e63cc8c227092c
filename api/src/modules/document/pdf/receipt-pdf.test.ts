import { describe, expect, it } from 'vitest';
import type { ReceiptLineRow, ReceiptRow } from '../../receipt/tables.ts';
import { invoiceFixture } from '../_trip-fixture.ts';
import { readPdf } from './_read-pdf.ts';
import { receiptPdf } from './receipt-pdf.ts';

const receipt: ReceiptRow = {
  id: 'r1',
  receipt_number: 'R202610-000123',
  kind: 'RECEIPT',
  branch_id: 'b1',
  travel_id: 't1',
  original_id: null,
  addressee: { name: '田中 健一', kind: 'PERSON' },
  issuer: invoiceFixture().issuer,
  card: { brand: 'VISA', last4: '4242' },
  paid_at: new Date('2026-10-01T03:00:00Z'),
  total_price: 33_210,
  issued_by: 'u1',
  issued_at: new Date('2026-10-05T03:00:00Z'),
};
const line = (number: number, change: Partial<ReceiptLineRow>): ReceiptLineRow => ({
  receipt_id: 'r1',
  line_number: number,
  kind: 'BOOKING',
  room_id: `room${number}`,
  room_number: number,
  hotel_name: '伊勢 紅葉荘',
  guest_name: 'Tanaka Kenichi',
  checkin: '2026-11-05',
  checkout: '2026-11-07',
  canceled: false,
  price: 105,
  tax_rate_percent: 10,
  tax_basis: null,
  hotel_registration_number: null,
  is_elsewhere: false,
  ...change,
});

describe('a receipt', () => {
  it('rounds the tax once per rate, and has a cancellation fee outside of it', async () => {
    const lines = [
      line(1, {}),
      line(2, {}),
      line(3, { price: 33_000, canceled: true, tax_rate_percent: null }),
    ];
    const { text, pages, fonts } = await readPdf(
      await receiptPdf({ receipt, lines, original: null, isCopy: false }),
    );
    expect(pages).toHaveLength(1);
    for (const part of [
      '田中健一様',
      '領収日2026年10月1日',
      // Twice 105 yen: of each alone 9 yen are tax, of the sum 19.
      '10%対象(税込)¥210うち消費税(10%)¥19消費税対象外¥33,000合計¥33,210',
      'キャンセル料/3室目/TanakaKenichi様/対象外¥33,000',
      '収入印紙は不要です',
    ]) {
      expect(text).toContain(part);
    }
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+NotoSansJP/);
  });

  it('that corrects another names it, and is a qualified one only by an issuer with a number', async () => {
    const issuer = { ...receipt.issuer, registrationNumber: null, collector: 'Yado株式会社' };
    const corrects: ReceiptRow = {
      ...receipt,
      kind: 'RETURN',
      original_id: 'r1',
      receipt_number: 'R202611-000124',
      issuer,
      total_price: -73_000,
    };
    const lines = [
      line(1, { kind: 'CANCEL_CREDIT', price: -105_000, canceled: true }),
      line(2, { price: 32_000, canceled: true, tax_rate_percent: null }),
    ];
    const paper = { receipt: corrects, lines, original: receipt, isCopy: true };
    const { text } = await readPdf(await receiptPdf(paper));
    for (const part of [
      '返金明細書(再発行)',
      'もとの領収書R202610-000123(2026年10月5日発行)',
      '10%対象(税込)-¥105,000うち消費税(10%)-¥9,545消費税対象外¥32,000合計-¥73,000',
      '代金の受領は、Yado株式会社に委託しています',
      'この書類は適格請求書ではありません',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('適格返還請求書');
    expect(text).not.toContain('登録番号');
  });

  it('whose tax hotels have to prove says so, and is no qualified one when money goes back', async () => {
    const lines = [line(1, { tax_basis: 'HOTEL', price: 11_000 })];
    const receiptText = await readPdf(await receiptPdf({ receipt, lines, original: null, isCopy: false }));
    expect(receiptText.text).toContain('宿泊施設が適格請求書を交付');
    expect(receiptText.text).toContain('10%対象(税込)・宿泊施設が交付¥11,000うち消費税(10%)・参考¥1,000');
    const corrects: ReceiptRow = { ...receipt, kind: 'RETURN', original_id: 'r1', total_price: -11_000 };
    const credit = [line(1, { tax_basis: 'HOTEL', kind: 'REFUND_CREDIT', price: -11_000 })];
    const { text } = await readPdf(
      await receiptPdf({ receipt: corrects, lines: credit, original: receipt, isCopy: false }),
    );
    expect(text).toContain('返金明細書');
    expect(text).not.toContain('適格返還請求書');
    const proxy = [line(1, { tax_basis: 'PROXY', kind: 'REFUND_CREDIT', price: -11_000 })];
    const qualified = await readPdf(
      await receiptPdf({ receipt: corrects, lines: proxy, original: receipt, isCopy: false }),
    );
    expect(qualified.text).toContain('適格返還請求書');
  });
});
