import type { AccountingField } from '../../graphql/__generated__/schema-types.ts';
import { computeTaxWithin } from '../invoice/invoice-lines.ts';
import { daysBetween } from '../rate/calendar.ts';
import type { AccountingProfile } from './profiles.ts';
import type { ReadEntry } from './tables.ts';
import { isLocalTax, localTaxLabel, taxBasisLabel } from '../tax-ground/tax-words.ts';
import { transitionShare } from '../tax-ground/transition-share.ts';

/** Numbers are amounts; null is an empty cell. */
type Cell = string | number | null;
type Read = (entry: ReadEntry, profile: AccountingProfile) => Cell;

const isLess = ({ price }: ReadEntry) => price < 0;
/** What goes with the expense is on the debit side, and on the credit side where less is owed. */
const onDebit =
  (read: Read): Read =>
  (entry, profile) =>
    isLess(entry) ? null : read(entry, profile);
const onCredit =
  (read: Read): Read =>
  (entry, profile) =>
    isLess(entry) ? read(entry, profile) : null;
const department: Read = ({ department_code }) => department_code;
const taxPrice: Read = (entry, profile) =>
  signed(computeTaxWithin(entry.price, entry.tax_rate_percent), profile);

/** What a column can hold. */
const fields = {
  KEY: (entry) => entryKey(entry),
  ENTERED_ON: ({ entered_on }, { date }) => formatDay(entered_on, date),
  /** 支出 or 収入. */
  DIRECTION: (entry) => (isLess(entry) ? '収入' : '支出'),
  PRICE: ({ price }, profile) => signed(price, profile),
  TAX_PRICE: taxPrice,
  TAX_CODE: taxCode,
  SELLER: ({ seller_name }) => seller_name,
  TAX_BASIS: (entry) => taxBasisLabel(entry),
  REGISTRATION_NUMBER: registrationNumber,
  HOTEL: ({ hotel_name }) => hotel_name,
  CITY: ({ city }) => city,
  CHECKIN: ({ checkin }, { date }) => formatDay(checkin, date),
  CHECKOUT: ({ checkout }, { date }) => formatDay(checkout, date),
  NIGHTS: ({ checkin, checkout }) => daysBetween(checkin, checkout),
  GUEST: ({ guest_name }) => guest_name,
  EMPLOYEE: ({ employee_name }) => employee_name,
  COMPANY_CODE: ({ company_code }) => company_code,
  DEPARTMENT_CODE: department,
  PAYMENT_TYPE: ({ payment_type }) => (payment_type === 'INVOICE' ? '請求書払い' : 'クレジットカード払い'),
  DESCRIPTION: describe,
  EXPENSE_ACCOUNT: (_entry, { accounts }) => accounts.expense,
  DEBIT_ACCOUNT: (entry, { accounts }) => (isLess(entry) ? accounts.payable : accounts.expense),
  CREDIT_ACCOUNT: (entry, { accounts }) => (isLess(entry) ? accounts.expense : accounts.payable),
  DEBIT_TAX_CODE: (entry, profile) => (isLess(entry) ? profile.tax.outside : taxCode(entry, profile)),
  CREDIT_TAX_CODE: (entry, profile) => (isLess(entry) ? taxCode(entry, profile) : profile.tax.outside),
  DEBIT_TAX_PRICE: onDebit(taxPrice),
  CREDIT_TAX_PRICE: onCredit(taxPrice),
  DEBIT_DEPARTMENT: onDebit(department),
  CREDIT_DEPARTMENT: onCredit(department),
} as const satisfies Record<Exclude<AccountingField, 'FIXED_TEXT'>, Read>;

export type EntryField = keyof typeof fields;

/** The cells of an entry in the columns of a profile. */
export function entryCells(entry: ReadEntry, profile: AccountingProfile): Cell[] {
  return profile.columns.map(([, content]) =>
    typeof content === 'string' ? fields[content](entry, profile) : content.text || null,
  );
}

/** Names an entry for good: trip and room, and which change of it. */
export function entryKey({ travel_number, room_number, revision }: ReadEntry): string {
  return `${travel_number}-${room_number}-${revision}`;
}

function signed(amount: number, { sign }: AccountingProfile): number {
  return sign === 'SIDES' ? Math.abs(amount) : amount;
}

const separators = { SLASHES: '/', HYPHENS: '-', COMPACT: '' } as const;

function formatDay(day: string, date: AccountingProfile['date']): string {
  return day.replaceAll('-', separators[date]);
}

function taxCode(
  { tax_rate_percent: rate, tax_basis: basis, registration_number, checkout }: ReadEntry,
  { tax }: AccountingProfile,
): string {
  if (rate !== 8 && rate !== 10) return tax.outside;
  // Of HOTEL the paper that the guest brings proves it.
  const isProved = basis === null ? registration_number !== null : basis !== 'UNREGISTERED';
  if (isProved) return tax.qualified[rate];
  const share = transitionShare(checkout);
  return share === 0 ? tax.outside : tax.unregistered[rate].replaceAll('{share}', String(share));
}

/** Of who issues the qualified invoice for the row. */
function registrationNumber(entry: ReadEntry): string | null {
  if (entry.tax_basis === 'HOTEL') return entry.hotel_registration_number;
  return entry.tax_basis === 'UNREGISTERED' ? null : entry.registration_number;
}

/**
 * The trip first: some software keeps only the beginning of a long text. What the tax rests on, last, where the paper of the
 * trip does not prove it: who books the entry must have another one, or may deduct less.
 */
function describe(entry: ReadEntry): string {
  const basis =
    entry.tax_basis === 'HOTEL' || entry.tax_basis === 'UNREGISTERED' ? taxBasisLabel(entry) : null;
  return [entry.travel_number, titleOf(entry), entry.hotel_name, entry.guest_name, basis]
    .filter((part) => part !== null)
    .join(' ');
}

function titleOf(entry: ReadEntry): string {
  const { price, canceled } = entry;
  if (price < 0) return canceled ? 'キャンセルによる減額' : '返金による減額';
  if (isLocalTax(entry)) return localTaxLabel;
  return canceled ? 'キャンセル料' : '宿泊料金';
}
