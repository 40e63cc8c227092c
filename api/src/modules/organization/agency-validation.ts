import { isRegistrationNumber } from '../../config/registration-number.ts';
import { isVisible } from '../../lib/is-visible.ts';
import { readOneLine } from '../../lib/one-line.ts';
import { textLength } from '../../lib/text-length.ts';
import { readEmail } from '../viewer/validation.ts';
import { readJapanesePhone } from './japanese-phone.ts';
import type { AgencyTable } from './tables.ts';

type Column = Exclude<
  keyof AgencyTable,
  'id' | 'created_at' | 'available_payment_method' | 'seal_id' | 'logo_id'
>;
export type AgencyFields = Partial<
  Record<Exclude<Column, 'name'>, string | null> & Pick<AgencyTable, 'name'>
> & { available_payment_method?: PaymentMethod };
type PaymentMethod = 'CREDIT_CARD_ONLY' | 'INVOICE_ONLY' | 'CREDIT_CARD_AND_INVOICE';

/** The kinds of travel agencies of the Travel Agency Act, and the two that act for one. */
export const licenseGrades = [
  '第1種旅行業',
  '第2種旅行業',
  '第3種旅行業',
  '地域限定旅行業',
  '旅行業者代理業',
] as const;

type Check = (typed: string) => string | null;
const line =
  (limit: number): Check =>
  (typed) =>
    readOneLine(typed, limit);
/** Shown on pages and papers that people trust: it leads nowhere. */
const plainLine =
  (limit: number): Check =>
  (typed) =>
    leadsSomewhere(typed) ? null : readOneLine(typed, limit);

/** Each gives the text as it is kept; null when it can't be. */
const checks: Record<Column, Check> = {
  name: plainLine(100),
  special_agency_name: plainLine(60),
  logo_url: readLink,
  cms_content_id_of_terms: (typed) => (/^[A-Za-z0-9_-]{1,100}$/.test(typed.trim()) ? typed.trim() : null),
  privacy_policy_url: readLink,
  faq_url: readLink,
  header_contact_mail: readEmail,
  header_contact_phone: readJapanesePhone,
  license_number: plainLine(100),
  license_grade: (typed) => licenseGrades.find((grade) => grade === typed.trim()) ?? null,
  representative: plainLine(60),
  postal_address: plainLine(200),
  registration_number: readRegistrationNumber,
  billing_contact: line(100),
  bank_account: line(100),
  special_remarks: readText,
  normal_travel_contact_text: readText,
  emergency_travel_contact_text: readEmergencyText,
  normal_travel_contact_text_en: readText,
  emergency_travel_contact_text_en: readEmergencyText,
  mail_color: (typed) => (/^#[0-9a-f]{6}$/i.test(typed.trim()) ? typed.trim().toUpperCase() : null),
  public_origin: (typed) => (URL.canParse(typed) && new URL(typed).origin === typed ? typed : null),
};

/** The columns that are given, as they are kept: an empty one is cleared, except the name. The first wrong one instead. */
export function readAgency(
  given: Partial<Record<Column, string>>,
): Partial<Record<Column, string | null>> | { wrong: Column } {
  const fields: Partial<Record<Column, string | null>> = {};
  for (const [column, typed] of Object.entries(given) as [Column, string | undefined][]) {
    if (typed === undefined) continue;
    if (!isVisible(typed) && column !== 'name') {
      fields[column] = null;
      continue;
    }
    const text = checks[column](typed);
    if (text === null) return { wrong: column };
    fields[column] = text;
  }
  return fields;
}

function leadsSomewhere(typed: string): boolean {
  return /:\/\/|www\.|\S@\S|\]\s*\(|</i.test(typed.normalize('NFKC'));
}

/** A page that visitors are sent to: one of the site's own (/terms/…), or one elsewhere by https. */
function readLink(typed: string): string | null {
  const link = typed.trim();
  if (/^\/(?!\/)[\w./-]*$/.test(link)) return link;
  return URL.canParse(link) && new URL(link).protocol === 'https:' ? new URL(link).href : null;
}

/** `T` and 13 digits with the right check digit, however wide they were typed. */
function readRegistrationNumber(typed: string): string | null {
  const number = typed.normalize('NFKC').trim().toUpperCase();
  return isRegistrationNumber(number) ? number : null;
}

function readText(typed: string): string | null {
  const text = typed.trim();
  return isVisible(text) && textLength(text) <= 300 && !/\p{Cc}/u.test(text) ? text : null;
}

/** Who promises help at any hour gives a number to call. */
function readEmergencyText(typed: string): string | null {
  return /\d(?:[ ()-]{0,2}\d){9,}/.test(typed) ? readText(typed) : null;
}
