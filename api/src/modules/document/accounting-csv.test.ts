import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { accountingProfiles, findProfile, keyColumn } from '../accounting/profiles.ts';
import type { ReadEntry } from '../accounting/tables.ts';
import { accountingCsv } from './accounting-csv.ts';

const booked: ReadEntry = {
  id: 'entry',
  branch_id: 'branch',
  room_id: 'room',
  revision: 1,
  entered_on: '2026-11-12',
  price: 22_000,
  tax_rate_percent: 10,
  tax_basis: null,
  hotel_registration_number: null,
  tax_source: 'HOTEL',
  billed_tax_id: null,
  is_elsewhere: false,
  canceled: false,
  travel_number: 'T-261112-ABCD',
  room_number: 1,
  hotel_name: 'ホテル髙﨑',
  city: '東京',
  guest_name: 'TANAKA KENICHI',
  employee_name: '田中 健一',
  company_code: 'S-100',
  department_code: 'D20',
  checkin: '2026-11-10',
  checkout: '2026-11-12',
  payment_type: 'INVOICE',
  seller_name: '株式会社みらいトラベル',
  registration_number: 'T7000012050002',
  recorded_at: new Date(0),
};
const refunded = { ...booked, revision: 2, entered_on: '2026-11-20', price: -5_500 };
const fee = { ...booked, revision: 3, price: 3_000, tax_rate_percent: null, canceled: true };

function write(id: string, entries: readonly ReadEntry[]) {
  const profile = findProfile(id);
  if (!profile) throw new Error(`There is no profile ${id}.`);
  const { bytes, replacements } = accountingCsv(profile, entries);
  const text = profile.charset === 'SHIFT_JIS' ? iconv.decode(bytes, 'cp932') : bytes.toString('utf8');
  return { profile, bytes, text, replacements };
}

/** The cells of a column by its title. */
function column(id: string, title: string, entries: readonly ReadEntry[]): string[] {
  const { profile, text } = write(id, entries);
  const index = profile.columns.findIndex(([name]) => name === title);
  const lines = text.split('\r\n').slice(profile.hasHeader ? 1 : 0, -1);
  return lines.map((line) => line.split(',')[index]?.replaceAll('"', '') ?? 'no such column');
}

describe('a file for an accounting software', () => {
  it.each([
    [
      'rakuraku-seisan',
      [
        '"明細番号","利用日","社員名","内訳","支払先","登録番号","税区分","金額","消費税額","支払方法","企業管理コード","部門コード","摘要"',
        '"T-261112-ABCD-1-1","2026/11/12","田中 健一","宿泊費","株式会社みらいトラベル","T7000012050002","課税仕入10%",22000,2000,"請求書払い","S-100","D20","T-261112-ABCD 宿泊料金 ホテル高崎 TANAKA KENICHI"',
        '"T-261112-ABCD-1-2","2026/11/20","田中 健一","宿泊費","株式会社みらいトラベル","T7000012050002","課税仕入10%",-5500,-500,"請求書払い","S-100","D20","T-261112-ABCD 返金による減額 ホテル高崎 TANAKA KENICHI"',
      ],
    ],
    [
      'money-forward-expense',
      [
        '\uFEFF"管理番号","日付","申請者","経費科目","支払先・内容","適格請求書発行事業者登録番号","税区分","金額","消費税額","通貨","企業管理コード","部門","メモ"',
        '"T-261112-ABCD-1-1","2026/11/12","田中 健一","宿泊費","株式会社みらいトラベル","T7000012050002","課税仕入10%",22000,2000,"JPY","S-100","D20","T-261112-ABCD 宿泊料金 ホテル髙﨑 TANAKA KENICHI"',
        '"T-261112-ABCD-1-2","2026/11/20","田中 健一","宿泊費","株式会社みらいトラベル","T7000012050002","課税仕入10%",-5500,-500,"JPY","S-100","D20","T-261112-ABCD 返金による減額 ホテル髙﨑 TANAKA KENICHI"',
      ],
    ],
    [
      'freee',
      [
        '\uFEFF"収支区分","管理番号","発生日","決済期日","取引先","勘定科目","税区分","金額","税計算区分","税額","備考","品目","部門","メモタグ","決済日","決済口座","決済金額"',
        '"支出","T-261112-ABCD-1-1","2026/11/12","","株式会社みらいトラベル","旅費交通費","課対仕入10%",22000,"内税",2000,"T-261112-ABCD 宿泊料金 ホテル髙﨑 TANAKA KENICHI","宿泊費","D20","S-100","","",""',
        '"収入","T-261112-ABCD-1-2","2026/11/20","","株式会社みらいトラベル","旅費交通費","課対仕入10%",5500,"内税",500,"T-261112-ABCD 返金による減額 ホテル髙﨑 TANAKA KENICHI","宿泊費","D20","S-100","","",""',
      ],
    ],
    [
      'sap-concur',
      [
        '\uFEFF"Entry Key","Transaction Date","Employee Name","Expense Type","Vendor","Hotel","City","Check-in","Check-out","Nights","Amount","Currency","Tax Code","Tax Amount","Tax Registration Number","Cost Center","Company Code","Comment"',
        '"T-261112-ABCD-1-1","2026-11-12","田中 健一","Hotel","株式会社みらいトラベル","ホテル髙﨑","東京","2026-11-10","2026-11-12",2,22000,"JPY","JP 10%",2000,"T7000012050002","D20","S-100","T-261112-ABCD 宿泊料金 ホテル髙﨑 TANAKA KENICHI"',
        '"T-261112-ABCD-1-2","2026-11-20","田中 健一","Hotel","株式会社みらいトラベル","ホテル髙﨑","東京","2026-11-10","2026-11-12",2,-5500,"JPY","JP 10%",-500,"T7000012050002","D20","S-100","T-261112-ABCD 返金による減額 ホテル髙﨑 TANAKA KENICHI"',
      ],
    ],
    [
      'kanjo-bugyo',
      [
        '"伝票日付","管理番号","借方部門","借方勘定科目","借方税区分","借方取引先","借方金額","貸方部門","貸方勘定科目","貸方税区分","貸方取引先","貸方金額","登録番号","企業管理コード","摘要"',
        '"2026/11/12","T-261112-ABCD-1-1","D20","旅費交通費","課税仕入10%","株式会社みらいトラベル",22000,"","未払金","対象外","株式会社みらいトラベル",22000,"T7000012050002","S-100","T-261112-ABCD 宿泊料金 ホテル高崎 TANAKA KENICHI"',
        '"2026/11/20","T-261112-ABCD-1-2","","未払金","対象外","株式会社みらいトラベル",5500,"D20","旅費交通費","課税仕入10%","株式会社みらいトラベル",5500,"T7000012050002","S-100","T-261112-ABCD 返金による減額 ホテル高崎 TANAKA KENICHI"',
      ],
    ],
    [
      'yayoi',
      [
        '"2000","","","2026/11/12","旅費交通費","","D20","課対仕入込10%適格",22000,2000,"未払金","","","対象外",22000,"","T-261112-ABCD 宿泊料金 ホテル高崎 TANAKA KENICHI","","","0","","T-261112-ABCD-1-1","0","0","no"',
        '"2000","","","2026/11/20","未払金","","","対象外",5500,"","旅費交通費","","D20","課対仕入込10%適格",5500,500,"T-261112-ABCD 返金による減額 ホテル高崎 TANAKA KENICHI","","","0","","T-261112-ABCD-1-2","0","0","no"',
      ],
    ],
  ])('%s has its columns, charset and sign', (id, lines) => {
    expect(write(id, [booked, refunded]).text).toBe(`${lines.join('\r\n')}\r\n`);
  });

  it('says in its text what the tax rests on, where the paper of the trip does not prove it', () => {
    const bases = ['OWN', 'PROXY', 'HOTEL', 'UNREGISTERED', 'OUTSIDE', null] as const;
    const entries = bases.map((tax_basis) => ({ ...booked, tax_basis }));
    const texts = column('rakuraku-seisan', '摘要', entries);
    const rest = texts.map((text) => text.replace(/^.* TANAKA KENICHI ?/, ''));
    expect(rest).toEqual(['', '', '宿泊施設が適格請求書を交付', '適格請求書なし(経過措置 70%控除)', '', '']);
    const elsewhere = { ...booked, tax_basis: 'HOTEL', is_elsewhere: true } as const;
    expect(column('rakuraku-seisan', '摘要', [elsewhere])[0]).toMatch(/手配先が適格請求書を交付$/);
  });

  it('has the bytes of its charset, and lists what this can’t hold', () => {
    expect(write('rakuraku-seisan', [booked]).bytes.subarray(0, 10).toString('hex')).toBe(
      '2296be8dd794d48d8622',
    );
    expect(write('rakuraku-seisan', [booked]).replacements).toEqual([
      { character: '髙', replacement: '高', count: 1 },
      { character: '﨑', replacement: '崎', count: 1 },
    ]);
    expect(write('freee', [booked]).bytes.subarray(0, 4).toString('hex')).toBe('efbbbf22');
    expect(write('freee', [booked]).replacements).toEqual([]);
  });

  it('says how far the tax may be deducted where the seller issues no qualified invoices, by the day', () => {
    const unregistered = { ...booked, registration_number: null };
    const days = ['2026-09-30', '2026-10-01', '2031-10-01'];
    const entries = [...days.map((checkout) => ({ ...unregistered, checkout })), fee, booked];
    const reduced = [
      { ...booked, tax_rate_percent: 8 },
      { ...unregistered, tax_rate_percent: 8 },
    ];
    expect(column('yayoi', '借方税区分', [...entries, ...reduced])).toEqual([
      '課対仕入込10%区分80%',
      '課対仕入込10%区分70%',
      '対象外',
      '対象外',
      '課対仕入込10%適格',
      '課対仕入込軽減8%適格',
      '課対仕入込軽減8%区分70%',
    ]);
    expect(column('freee', '税区分', entries.slice(1, 4))).toEqual(['課対仕入(控70)10%', '対象外', '対象外']);
  });

  it('keeps text from being read as a formula, and negative amounts as numbers', () => {
    const hostile = { ...refunded, employee_name: '=1+1', department_code: '-5', company_code: '@x' };
    const { text } = write('rakuraku-seisan', [hostile]);
    expect(text).toContain(`"'=1+1"`);
    expect(text).toContain(`"'@x","'-5"`);
    expect(text).toContain(',-5500,-500,');
  });

  it('has one column by which rows are known, and a name of its own', () => {
    for (const profile of accountingProfiles) {
      const keys = profile.columns.filter(([, content]) => content === 'KEY').map(([title]) => title);
      expect(keys).toHaveLength(1);
      expect(keyColumn(profile)).toContain(keys[0]);
      expect(column(profile.id, keys[0] ?? '', [booked, refunded, fee])).toEqual([
        'T-261112-ABCD-1-1',
        'T-261112-ABCD-1-2',
        'T-261112-ABCD-1-3',
      ]);
    }
    expect(new Set(accountingProfiles.map(({ id }) => id)).size).toBe(6);
    const yayoi = findProfile('yayoi');
    expect(yayoi?.columns).toHaveLength(25);
    expect(yayoi && keyColumn(yayoi)).toBe('仕訳メモ(22列目)');
  });
});
