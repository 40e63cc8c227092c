import type {
  AccountingCharset,
  AccountingDateFormat,
  AccountingSign,
} from '../../graphql/__generated__/schema-types.ts';
import type { EntryField } from './entry-fields.ts';

/** What of an entry a column holds, or a text that is the same in every row. */
export type Column = readonly [title: string, content: EntryField | { text: string }];

/**
 * How a file for one accounting software looks. Where each format is from, and which are only what the software's own
 * import settings can be set to, is in docs/accounting-files.md.
 */
export interface AccountingProfile {
  id: string;
  name: string;
  /** UTF-8 begins with a byte order mark. */
  charset: AccountingCharset;
  hasHeader: boolean;
  lineEnd: '\r\n' | '\n';
  date: AccountingDateFormat;
  /** Less owed is MINUS: a negative amount; SIDES: a positive one, with income for expense and debit for credit. */
  sign: AccountingSign;
  /** What stands for the tax of a row. `{share}`: the percent that may still be deducted. */
  tax: {
    qualified: Readonly<Record<TaxRate, string>>;
    unregistered: Readonly<Record<TaxRate, string>>;
    outside: string;
  };
  /** Account of the expense, and of what is owed for it. */
  accounts: { expense: string; payable: string };
  columns: readonly Column[];
}

/** Consumption tax in percent: standard and reduced. */
export type TaxRate = 8 | 10;

export const accounts = { expense: '旅費交通費', payable: '未払金' } as const;
const japanese = {
  hasHeader: true,
  lineEnd: '\r\n',
  date: 'SLASHES',
  accounts,
} as const satisfies Partial<AccountingProfile>;
export const plainTax = {
  qualified: { 10: '課税仕入10%', 8: '課税仕入8%(軽減)' },
  unregistered: { 10: '課税仕入10%(控除{share}%)', 8: '課税仕入8%(軽減・控除{share}%)' },
  outside: '対象外',
} as const;
const empty = { text: '' } as const;

/** Every software for which there are files, in the order of the list. */
export const accountingProfiles: readonly AccountingProfile[] = [
  {
    ...japanese,
    id: 'rakuraku-seisan',
    name: '楽楽精算',
    charset: 'SHIFT_JIS',
    sign: 'MINUS',
    tax: plainTax,
    columns: [
      ['明細番号', 'KEY'],
      ['利用日', 'ENTERED_ON'],
      ['社員名', 'EMPLOYEE'],
      ['内訳', { text: '宿泊費' }],
      ['支払先', 'SELLER'],
      ['登録番号', 'REGISTRATION_NUMBER'],
      ['税区分', 'TAX_CODE'],
      ['金額', 'PRICE'],
      ['消費税額', 'TAX_PRICE'],
      ['支払方法', 'PAYMENT_TYPE'],
      ['企業管理コード', 'COMPANY_CODE'],
      ['部門コード', 'DEPARTMENT_CODE'],
      ['摘要', 'DESCRIPTION'],
    ],
  },
  {
    ...japanese,
    id: 'money-forward-expense',
    name: 'マネーフォワード クラウド経費',
    charset: 'UTF_8',
    sign: 'MINUS',
    tax: plainTax,
    columns: [
      ['管理番号', 'KEY'],
      ['日付', 'ENTERED_ON'],
      ['申請者', 'EMPLOYEE'],
      ['経費科目', { text: '宿泊費' }],
      ['支払先・内容', 'SELLER'],
      ['適格請求書発行事業者登録番号', 'REGISTRATION_NUMBER'],
      ['税区分', 'TAX_CODE'],
      ['金額', 'PRICE'],
      ['消費税額', 'TAX_PRICE'],
      ['通貨', { text: 'JPY' }],
      ['企業管理コード', 'COMPANY_CODE'],
      ['部門', 'DEPARTMENT_CODE'],
      ['メモ', 'DESCRIPTION'],
    ],
  },
  {
    ...japanese,
    id: 'freee',
    name: 'freee会計',
    charset: 'UTF_8',
    sign: 'SIDES',
    tax: {
      qualified: { 10: '課対仕入10%', 8: '課対仕入8%(軽)' },
      unregistered: { 10: '課対仕入(控{share})10%', 8: '課対仕入(控{share})8%(軽)' },
      outside: '対象外',
    },
    columns: [
      ['収支区分', 'DIRECTION'],
      ['管理番号', 'KEY'],
      ['発生日', 'ENTERED_ON'],
      ['決済期日', empty],
      ['取引先', 'SELLER'],
      ['勘定科目', 'EXPENSE_ACCOUNT'],
      ['税区分', 'TAX_CODE'],
      ['金額', 'PRICE'],
      ['税計算区分', { text: '内税' }],
      ['税額', 'TAX_PRICE'],
      ['備考', 'DESCRIPTION'],
      ['品目', { text: '宿泊費' }],
      ['部門', 'DEPARTMENT_CODE'],
      ['メモタグ', 'COMPANY_CODE'],
      ['決済日', empty],
      ['決済口座', empty],
      ['決済金額', empty],
    ],
  },
  {
    id: 'sap-concur',
    name: 'SAP Concur',
    charset: 'UTF_8',
    hasHeader: true,
    lineEnd: '\r\n',
    date: 'HYPHENS',
    sign: 'MINUS',
    tax: {
      qualified: { 10: 'JP 10%', 8: 'JP 8% reduced' },
      unregistered: { 10: 'JP 10% ({share}% deductible)', 8: 'JP 8% reduced ({share}% deductible)' },
      outside: 'JP out of scope',
    },
    accounts,
    columns: [
      ['Entry Key', 'KEY'],
      ['Transaction Date', 'ENTERED_ON'],
      ['Employee Name', 'EMPLOYEE'],
      ['Expense Type', { text: 'Hotel' }],
      ['Vendor', 'SELLER'],
      ['Hotel', 'HOTEL'],
      ['City', 'CITY'],
      ['Check-in', 'CHECKIN'],
      ['Check-out', 'CHECKOUT'],
      ['Nights', 'NIGHTS'],
      ['Amount', 'PRICE'],
      ['Currency', { text: 'JPY' }],
      ['Tax Code', 'TAX_CODE'],
      ['Tax Amount', 'TAX_PRICE'],
      ['Tax Registration Number', 'REGISTRATION_NUMBER'],
      ['Cost Center', 'DEPARTMENT_CODE'],
      ['Company Code', 'COMPANY_CODE'],
      ['Comment', 'DESCRIPTION'],
    ],
  },
  {
    ...japanese,
    id: 'kanjo-bugyo',
    name: '勘定奉行',
    charset: 'SHIFT_JIS',
    sign: 'SIDES',
    tax: plainTax,
    columns: [
      ['伝票日付', 'ENTERED_ON'],
      ['管理番号', 'KEY'],
      ['借方部門', 'DEBIT_DEPARTMENT'],
      ['借方勘定科目', 'DEBIT_ACCOUNT'],
      ['借方税区分', 'DEBIT_TAX_CODE'],
      ['借方取引先', 'SELLER'],
      ['借方金額', 'PRICE'],
      ['貸方部門', 'CREDIT_DEPARTMENT'],
      ['貸方勘定科目', 'CREDIT_ACCOUNT'],
      ['貸方税区分', 'CREDIT_TAX_CODE'],
      ['貸方取引先', 'SELLER'],
      ['貸方金額', 'PRICE'],
      ['登録番号', 'REGISTRATION_NUMBER'],
      ['企業管理コード', 'COMPANY_CODE'],
      ['摘要', 'DESCRIPTION'],
    ],
  },
  {
    ...japanese,
    id: 'yayoi',
    name: '弥生会計',
    charset: 'SHIFT_JIS',
    // The 25 columns have places, not names; the titles are for the person who looks for the key.
    hasHeader: false,
    sign: 'SIDES',
    tax: {
      qualified: { 10: '課対仕入込10%適格', 8: '課対仕入込軽減8%適格' },
      unregistered: { 10: '課対仕入込10%区分{share}%', 8: '課対仕入込軽減8%区分{share}%' },
      outside: '対象外',
    },
    columns: [
      ['識別フラグ', { text: '2000' }],
      ['伝票No.', empty],
      ['決算', empty],
      ['取引日付', 'ENTERED_ON'],
      ['借方勘定科目', 'DEBIT_ACCOUNT'],
      ['借方補助科目', empty],
      ['借方部門', 'DEBIT_DEPARTMENT'],
      ['借方税区分', 'DEBIT_TAX_CODE'],
      ['借方金額', 'PRICE'],
      ['借方税金額', 'DEBIT_TAX_PRICE'],
      ['貸方勘定科目', 'CREDIT_ACCOUNT'],
      ['貸方補助科目', empty],
      ['貸方部門', 'CREDIT_DEPARTMENT'],
      ['貸方税区分', 'CREDIT_TAX_CODE'],
      ['貸方金額', 'PRICE'],
      ['貸方税金額', 'CREDIT_TAX_PRICE'],
      ['摘要', 'DESCRIPTION'],
      ['番号', empty],
      ['期日', empty],
      ['タイプ', { text: '0' }],
      ['生成元', empty],
      ['仕訳メモ', 'KEY'],
      ['付箋1', { text: '0' }],
      ['付箋2', { text: '0' }],
      ['調整', { text: 'no' }],
    ],
  },
];

/** The profile of an id; null when there is none. */
export function findProfile(id: string): AccountingProfile | null {
  return accountingProfiles.find((profile) => profile.id === id) ?? null;
}

/** What people call the software of an id; the id itself once there are no files for it any more. */
export function profileName(id: string): string {
  return findProfile(id)?.name ?? id;
}

/** The column by which a second import knows a row: its title, and its place where the file has no titles. */
export function keyColumn({ columns, hasHeader }: AccountingProfile): string {
  const index = columns.findIndex(([, content]) => content === 'KEY');
  const title = columns[index]?.[0] ?? '';
  return hasHeader ? title : `${title}(${index + 1}列目)`;
}
