import type { Generated, Selectable } from 'kysely';
import type { CreatedAt, Instant, InstantWithDefault, NullableInstant } from '../../db/column-types.ts';

export type PaymentMethodSetting = 'CREDIT_CARD_ONLY' | 'INVOICE_ONLY' | 'CREDIT_CARD_AND_INVOICE';

export interface CompanyTable {
  id: string;
  code: string;
  name: string;
  created_at: CreatedAt;
}

export interface AgencyTable {
  id: string;
  name: string;
  logo_url: string | null;
  cms_content_id_of_terms: string | null;
  privacy_policy_url: string | null;
  header_contact_mail: string | null;
  header_contact_phone: string | null;
  faq_url: string | null;
  license_number: string | null;
  /** Which kind of travel agency it is registered as: 第1種, 第2種, … */
  license_grade: string | null;
  /** Who represents the company, with the title. */
  representative: string | null;
  /** Where the company is, on one line. */
  postal_address: string | null;
  /** `T` and 13 digits; null: it issues no qualified invoices. */
  registration_number: string | null;
  /** Whom to ask about its invoices. */
  billing_contact: string | null;
  /** Where its invoices are paid to; null: the platform collects for it. */
  bank_account: string | null;
  /** The picture of its seal on invoices and receipts. */
  seal_id: Generated<string | null>;
  /** The picture of its logo on papers and in mails; null: its name is shown instead. */
  logo_id: Generated<string | null>;
  special_remarks: string | null;
  special_agency_name: string | null;
  available_payment_method: Generated<PaymentMethodSetting>;
  normal_travel_contact_text: string | null;
  emergency_travel_contact_text: string | null;
  /** What documents in English print instead of the two before. */
  normal_travel_contact_text_en: string | null;
  emergency_travel_contact_text_en: string | null;
  /** `#rrggbb` of its brand, for the links of its mails. */
  mail_color: string | null;
  /** Where this agency's users and guests open the product; one of the configured origins. */
  public_origin: string | null;
  created_at: CreatedAt;
}

/** The picture of a seal or a logo; a row never changes. */
export interface AgencyPictureTable {
  id: string;
  agency_id: string;
  /** Without transparency, and no larger than papers and mails need. */
  png: Uint8Array;
  created_at: Instant;
}

export interface BranchTable {
  id: string;
  company_id: string;
  agency_id: string | null;
  name: string;
  company_id_by_employee: string | null;
  department_id_by_employee: string | null;
  postal_code: string | null;
  state: string | null;
  city_and_line: string | null;
  phone: string | null;
  phone_extension: string | null;
  /** Where it receives electronic invoices: scheme and identifier, as Peppol writes them. */
  peppol_id: Generated<string | null>;
  status: Generated<'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CLOSED'>;
  /** Remaining invoice credit in yen; never below 0. */
  cash_balance: Generated<number>;
  available_payment_method: Generated<PaymentMethodSetting>;
  stripe_customer_id: string | null;
  created_at: CreatedAt;
  updated_at: InstantWithDefault;
}

export interface UserTable {
  id: string;
  /** Null until an invited person or a new desk user has an account at the identity service. */
  firebase_uid: string | null;
  email: string;
  name: string;
  role: 'EMPLOYEE' | 'COMPANY_ADMIN' | 'AGENCY' | 'OPERATOR';
  status: Generated<'INVITED' | 'ACTIVE' | 'DELETED'>;
  branch_id: string | null;
  agency_id: string | null;
  /** Invited while others may use the address or wait under it; false in rows of releases that allow no such thing. */
  shares_email: Generated<boolean>;
  /** Sessions that began before this instant are refused. */
  valid_after: InstantWithDefault;
  /** When the account was last read at the identity service. */
  identity_read_at: NullableInstant;
  /** Begin of the newest session seen. */
  session_seen_at: NullableInstant;
  created_at: CreatedAt;
  updated_at: InstantWithDefault;
}

export interface OrganizationTables {
  companies: CompanyTable;
  agencies: AgencyTable;
  agency_pictures: AgencyPictureTable;
  branches: BranchTable;
  users: UserTable;
}

export type CompanyRow = Selectable<CompanyTable>;
export type AgencyRow = Selectable<AgencyTable>;
export type UserRow = Selectable<UserTable>;
/** A branch with the two columns of its company that every reader needs. */
export type BranchRow = Selectable<BranchTable> & { company_name: string; company_code: string };
