import type { Generated, Selectable } from 'kysely';
import type { InvoiceLineKind, TaxBasis } from '../../graphql/__generated__/schema-types.ts';
import type { BrandLogo } from '../organization/brand-logo.ts';
import type { TaxSource } from '../tax-ground/settle-ground.ts';

/** Who the invoice is made out to, as it was on the day of issue. */
export interface InvoiceAddressee {
  companyName: string;
  branchName: string;
  postalCode: string | null;
  address: string | null;
  /** Where it receives electronic invoices, as Peppol writes it. Earlier releases write none. */
  peppolId?: string | null;
}

/** Who issues it: name and registration number of the seller on the day of issue. */
export interface InvoiceIssuer {
  name: string;
  /** Null: it is no issuer of qualified invoices. */
  registrationNumber: string | null;
  address: string | null;
  contact: string;
  bankAccount: string;
  /** Whose account that is, when it is not the issuer's. Earlier releases write neither this nor the next. */
  collector?: string | null;
  /** Of its brand, `#rrggbb`. */
  color?: string | null;
  /** The picture of its seal on the day of issue. Earlier releases write none. */
  sealId?: string | null;
  /** An agency's as on the day of issue, the platform's as it is today. Earlier releases write none. */
  logo?: BrandLogo | null;
}

export interface InvoiceTable {
  id: string;
  invoice_number: string;
  branch_id: string;
  status: 'ISSUED' | 'PAID' | 'OVERDUE' | 'VOID';
  /** The month that it bills: its first and last day. */
  start_date: string;
  end_date: string;
  due_date: string;
  total_price: number;
  addressee: InvoiceAddressee;
  issuer: InvoiceIssuer;
  issued_at: Date;
  /** Begin of the day in Japan on which the last payment arrived; releases before 0044 wrote when it was noted. */
  paid_at: Generated<Date | null>;
  voided_at: Generated<Date | null>;
  updated_by: Generated<string | null>;
  updated_at: Date;
}

/** Tax included; credits are negative. */
export interface InvoiceLineTable {
  id: string;
  invoice_id: string;
  line_number: number;
  kind: InvoiceLineKind;
  travel_id: string;
  room_id: string;
  travel_number: string;
  hotel_name: string;
  guest_name: string;
  checkin: string;
  checkout: string;
  /** The room was canceled: what remains to pay is a cancellation fee. */
  canceled: boolean;
  price: number;
  tax_rate_percent: number | null;
  /** Null in rows of releases that kept none. */
  tax_basis: TaxBasis | null;
  /** As an issuer of qualified invoices, of who proves the tax (hotel or arranger), where it rests on one. */
  hotel_registration_number: string | null;
  /** Which of the two; null without tax, and in rows of releases that kept none. */
  tax_source: TaxSource | null;
  /** The bill of whose parts it is one; null where all is of one rate, and in rows of releases that kept none. */
  billed_tax_id: string | null;
  /** The customer's own codes; null also in rows of releases that kept none. */
  company_id_by_employee: string | null;
  department_id_by_employee: string | null;
}

/** Money that came in for an invoice, as an operator recorded it. */
export interface InvoicePaymentTable {
  id: string;
  invoice_id: string;
  /** One per record, so that sending it twice counts the money once. */
  idempotency_key: string;
  /** The day in Japan on which it arrived. */
  paid_on: string;
  /** Yen, above 0. */
  amount: number;
  /** Null: of a release that did not keep it. */
  recorded_by: string | null;
  recorded_at: Date;
  /** Set together when the record was wrong: it counts no longer. */
  removed_by: Generated<string | null>;
  removed_at: Generated<Date | null>;
}

/** A month of a branch that was closed; without an invoice when there was nothing to bill. */
export interface InvoiceClosingTable {
  branch_id: string;
  start_date: string;
  invoice_id: Generated<string | null>;
  closed_at: Date;
}

export interface InvoiceTables {
  invoices: InvoiceTable;
  invoice_lines: InvoiceLineTable;
  invoice_payments: InvoicePaymentTable;
  invoice_closings: InvoiceClosingTable;
}

export type InvoiceRow = Selectable<InvoiceTable>;
/** With whether its tax is of who arranged the trip: as it keeps itself, else as its trip says. */
export type InvoiceLineRow = Selectable<InvoiceLineTable> & { is_elsewhere: boolean };
export type InvoicePaymentRow = Selectable<InvoicePaymentTable>;
