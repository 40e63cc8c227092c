import { describe, expect, it } from 'vitest';
import { invoiceFixture, invoiceLineFixture } from '../_trip-fixture.ts';
import { invoiceJpPint } from '../invoice-jp-pint.ts';
import { invoiceCsv } from '../invoice-csv.ts';
import { readPdf } from './_read-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';

const lines = [
  invoiceLineFixture(1),
  invoiceLineFixture(2),
  invoiceLineFixture(3),
  invoiceLineFixture(4, { price: 33_000, canceled: true, tax_rate_percent: null }),
  invoiceLineFixture(5, { price: -3_000, kind: 'REFUND_CREDIT', tax_rate_percent: null }),
];

describe('an invoice', () => {
  it('has all that a qualified invoice must have, with the tax rounded once per rate', async () => {
    const pdf = await readPdf(await invoicePdf(invoiceFixture(), lines));
    expect(pdf.pages).toHaveLength(1);
    for (const part of [
      '請求書番号Y202610-000123',
      '発行日2026年11月1日',
      '株式会社さくら商事御中東京本社',
      '〒100-0005東京都千代田区丸の内1-0-1さくらビル',
      'Yado株式会社登録番号T9000000000000',
      'ご請求金額(税込、対象外を含む)¥30,315',
      'お支払期限2026年11月30日',
      '対象期間2026年10月1日〜2026年10月31日',
      // Three times 105 yen: of each alone 9 yen are tax, of the sum 28.
      '10%対象(税込)¥315うち消費税(10%)¥28消費税対象外¥30,000ご請求金額合計¥30,315',
      'キャンセル料/TanakaKenichi様/予約番号T-261001-7K3M9Q対象外¥33,000',
      '返金(請求済みの分)/TanakaKenichi様/予約番号T-261001-7K3M9Q対象外-¥3,000',
      'サンドボックス銀行本店営業部普通0000000ヤド(カ',
    ]) {
      expect(pdf.text).toContain(part);
    }
    expect(pdf.text).not.toContain('取消');
    expect(pdf.text).toContain('マイナスの明細は、これまでの請求書でご請求した予約');
    for (const font of pdf.fonts) expect(font).toMatch(/^[A-Z]{6}\+NotoSansJP/);
  });

  it('of many lines repeats the head of the table, numbers its pages and stays small', async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      invoiceLineFixture(index + 1, { price: 10_000 + index, hotel_name: `ホテル第${index + 1}号館` }),
    );
    const pdf = await readPdf(await invoicePdf(invoiceFixture({ total_price: 3_044_850 }), many));
    expect(pdf.text).not.toContain('マイナスの明細');
    const count = pdf.pages.length;
    expect(count).toBeGreaterThan(10);
    pdf.pages.forEach((page, index) => {
      expect(page).toContain(`${index + 1} / ${count}`);
      expect(page).toContain('請求書番号 Y202610-000123');
    });
    const withLines = pdf.pages.filter((page) => page.includes('号館'));
    for (const page of withLines) expect(page).toContain('税率   金額');
    for (const index of [1, 150, 300]) expect(pdf.text).toContain(`ホテル第${index}号館`);
    expect(pdf.bytes).toBeLessThan(300_000);
  });

  it('names the customer’s own codes on each line, in the PDF and the CSV', async () => {
    const coded = [
      invoiceLineFixture(1, { company_id_by_employee: 'SKR-001', department_id_by_employee: 'DEPT-777' }),
      invoiceLineFixture(2),
    ];
    const pdf = await readPdf(await invoicePdf(invoiceFixture(), coded));
    expect(pdf.text).toContain('企業管理コードSKR-001/部署コードDEPT-777');
    const [header = '', first = '', second = ''] = invoiceCsv(invoiceFixture(), coded)
      .toString('utf8')
      .split('\r\n');
    const at = header.split(',').indexOf('"部署コード"');
    expect(first.split(',').slice(at - 1, at + 1)).toEqual(['"SKR-001"', '"DEPT-777"']);
    expect(second.split(',').slice(at - 1, at + 1)).toEqual(['""', '""']);
  });

  it('says of each line on what its tax rests, in the PDF and the CSV, and proves no more than that', async () => {
    const hotelNumber = { hotel_registration_number: 'T8000000000001' };
    const mixed = [
      invoiceLineFixture(1, { tax_basis: 'PROXY', ...hotelNumber, price: 11_000 }),
      invoiceLineFixture(2, { tax_basis: 'HOTEL', price: 22_000 }),
      invoiceLineFixture(3, { tax_basis: 'UNREGISTERED', price: 33_000, checkout: '2026-10-01' }),
      invoiceLineFixture(4, { tax_basis: 'OUTSIDE', tax_rate_percent: null, price: 4_000 }),
      invoiceLineFixture(5, { tax_basis: 'OWN', tax_rate_percent: 8, price: 1_080 }),
    ];
    const { text } = await readPdf(await invoicePdf(invoiceFixture(), mixed));
    for (const part of [
      '媒介者交付特例宿泊施設の登録番号T8000000000001',
      '適格請求書なし(経過措置70%控除)',
      '10%対象(税込)¥11,000うち消費税(10%)¥1,000',
      '10%対象(税込)・宿泊施設が交付¥22,000うち消費税(10%)・参考¥2,000',
      '10%対象(税込)・適格請求書なし¥33,000うち消費税(10%)・参考¥3,000',
      '8%※対象(税込)¥1,080うち消費税(8%)¥80',
      '消費税対象外¥4,000',
      '※は軽減税率の対象です',
      '消費税法施行令第70条の12',
      '仕入税額控除には、宿泊施設が交付する適格請求書',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('いずれも発行者の適格請求書によるものではありません');
    const rows = invoiceCsv(invoiceFixture(), mixed).toString('utf8').trimEnd().split('\r\n');
    expect(rows[0]).toContain('"金額(円・税込、対象外を含む)"');
    expect(rows[0]).toContain('"税率","税の根拠","宿泊施設または手配先の登録番号","控除割合(%)"');
    expect(rows[1]).toContain('"10%","媒介者交付特例","T8000000000001","",11000');
    expect(rows[3]).toContain('"10%","適格請求書なし(経過措置 70%控除)","",70,33000');
    expect(rows.slice(6).map((row) => row.split(',').slice(-6).join())).toEqual([
      '"10%","この請求書","","",11000,1000',
      '"10%","宿泊施設が適格請求書を交付","","",22000,2000',
      '"10%","適格請求書なし","","",33000,3000',
      '"8%(軽減税率)","この請求書","","",1080,80',
      '"対象外","消費税対象外","","",4000,0',
    ]);
    const hotels = [invoiceLineFixture(1, { tax_basis: 'HOTEL' })];
    expect((await readPdf(await invoicePdf(invoiceFixture(), hotels))).text).toContain(
      'いずれも発行者の適格請求書によるものではありません',
    );
  });

  it('calls the number on the bill of who arranged a trip theirs', async () => {
    const elsewhere = {
      tax_basis: 'HOTEL',
      is_elsewhere: true,
      hotel_registration_number: 'T8000000000001',
      price: 11_000,
    } as const;
    const both = [
      invoiceLineFixture(1, elsewhere),
      invoiceLineFixture(2, { tax_basis: 'HOTEL', price: 5_500 }),
    ];
    const { text } = await readPdf(await invoicePdf(invoiceFixture(), both));
    expect(text).toContain('手配先が適格請求書を交付手配先の登録番号T8000000000001');
    expect(text).toContain('10%対象(税込)・宿泊施設または手配先が交付¥16,500');
    expect(text).toContain('仕入税額控除には、手配先が交付する適格請求書が必要です。');
    expect(text).not.toContain('宿泊施設の登録番号');
    const file = invoiceCsv(invoiceFixture(), [invoiceLineFixture(1, elsewhere)]).toString('utf8');
    expect(file).toContain('"10%","手配先が適格請求書を交付","T8000000000001"');
    expect(file).toContain('"10%","手配先が適格請求書を交付","","",11000,1000');
    const xml = invoiceJpPint(invoiceFixture(), both).toString('utf8');
    expect(xml).toContain('<cbc:Note>手配先が適格請求書を交付 手配先の登録番号 T8000000000001</cbc:Note>');
  });

  it('that is void says so', async () => {
    const pdf = await readPdf(await invoicePdf(invoiceFixture({ status: 'VOID' }), lines));
    expect(pdf.text).toContain('取消');
  });

  it('as CSV has its lines and, below them, the totals per rate', () => {
    const file = invoiceCsv(invoiceFixture(), [
      ...lines,
      invoiceLineFixture(6, { guest_name: '=1+1', price: 105 }),
    ]).toString('utf8');
    const rows = file.slice(1).trimEnd().split('\r\n');
    expect(rows).toHaveLength(1 + 6 + 2);
    expect(rows[5]).toContain('"返金(請求済みの分)","T-261001-7K3M9Q","伊勢 紅葉荘","Tanaka Kenichi"');
    expect(rows[5]).toMatch(/"対象外","","","",-3000,""$/);
    expect(rows[6]).toContain(`"'=1+1"`);
    expect(rows[7]).toMatch(/"10%","この請求書","","",420,38$/);
    expect(rows[8]).toMatch(/"対象外","消費税対象外","","",30000,0$/);
  });
});
