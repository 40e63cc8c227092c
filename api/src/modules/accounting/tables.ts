import type { Generated, Selectable } from 'kysely';
import type {
  AccountingCharset,
  AccountingDateFormat,
  AccountingField,
  AccountingSign,
  TaxBasis,
} from '../../graphql/__generated__/schema-types.ts';
import type { TaxSource } from '../tax-ground/settle-ground.ts';

/**
 * What one change of a room's price means to the customer's accounting, as it was when it was written down. The rows of
 * a room add up to what it costs; none ever changes.
 */
export interface AccountingEntryTable {
  id: string;
  branch_id: string;
  room_id: string;
  /** Counts the rows of a room from 1. */
  revision: number;
  /** Calendar day in Japan: of check-out or an earlier cancellation, later on of the change. */
  entered_on: string;
  /** Yen, tax included; below zero for what is not owed any more. Never zero. */
  price: number;
  /** Null: outside of Japan's consumption tax. */
  tax_rate_percent: number | null;
  /** Null in rows of releases that kept none. */
  tax_basis: TaxBasis | null;
  /** As an issuer of qualified invoices, of who proves the tax (hotel or arranger), where it rests on one. */
  hotel_registration_number: string | null;
  /** Which of the two; null without tax, and in rows of releases that kept none. */
  tax_source: TaxSource | null;
  /** The bill of whose parts it is one; null where all is of one rate, and in rows of releases that kept none. */
  billed_tax_id: string | null;
  /** The room was canceled: what is owed since is a cancellation fee. */
  canceled: boolean;
  travel_number: string;
  room_number: number;
  hotel_name: string;
  city: string;
  guest_name: string;
  /** Who booked. */
  employee_name: string;
  /** The customer's own codes. */
  company_code: string | null;
  department_code: string | null;
  checkin: string;
  checkout: string;
  payment_type: 'CREDIT_CARD' | 'INVOICE';
  /** The other side of the contract, who issues the papers; without a number it is no issuer of qualified invoices. */
  seller_name: string;
  registration_number: string | null;
  recorded_at: Date;
}

/** A format of accounting files that a company has made for itself. */
export interface AccountingProfileTable {
  id: string;
  company_id: string;
  name: string;
  charset: AccountingCharset;
  date_format: AccountingDateFormat;
  sign: AccountingSign;
  has_header: boolean;
  columns: OwnColumn[];
  updated_by: string;
  created_at: Date;
  updated_at: Date;
  deleted_at: Generated<Date | null>;
}

/** A column as it was chosen; with a text where it holds the same in every row. */
export interface OwnColumn {
  title: string;
  field: AccountingField;
  text: string | null;
}

export interface AccountingTables {
  accounting_entries: AccountingEntryTable;
  accounting_profiles: AccountingProfileTable;
}

export type AccountingEntryRow = Selectable<AccountingEntryTable>;
/** With whether its tax is of who arranged the trip: as it keeps itself, else as its trip says. */
export type ReadEntry = AccountingEntryRow & { is_elsewhere: boolean };
export type AccountingProfileRow = Selectable<AccountingProfileTable>;
