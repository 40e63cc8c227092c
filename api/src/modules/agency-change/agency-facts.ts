import type { Agency } from '../../graphql/__generated__/schema-types.ts';
import type { AgencyTable } from '../organization/tables.ts';

interface Fact {
  /** The field of the schema's Agency; null: only the platform sees it. */
  field: keyof Agency | null;
  /** As mails name it. */
  label: string;
}

/** Each column of an agency that somebody can change. */
const facts: Record<Exclude<keyof AgencyTable, 'id' | 'created_at'>, Fact> = {
  name: { field: 'name', label: '会社名' },
  special_agency_name: { field: 'specialAgencyName', label: '表示名' },
  representative: { field: 'representative', label: '代表者' },
  postal_address: { field: 'postalAddress', label: '所在地' },
  license_grade: { field: 'licenseGrade', label: '旅行業の種別' },
  license_number: { field: 'licenseNumber', label: '旅行業の登録番号' },
  registration_number: { field: 'registrationNumber', label: '適格請求書発行事業者の登録番号' },
  billing_contact: { field: 'billingContact', label: '請求書の問い合わせ先' },
  bank_account: { field: 'bankAccount', label: 'お振込先の口座' },
  seal_id: { field: 'seal', label: '社印' },
  logo_id: { field: 'paperLogo', label: '書類とメールのロゴ' },
  available_payment_method: { field: 'availablePaymentMethod', label: '支払い方法' },
  logo_url: { field: 'logoURL', label: 'ロゴ' },
  cms_content_id_of_terms: { field: 'cmsContentIdOfTerms', label: '利用規約' },
  privacy_policy_url: { field: 'privacyPolicyURL', label: 'プライバシーポリシー' },
  faq_url: { field: 'faqURL', label: 'よくある質問' },
  header_contact_mail: { field: 'headerContactMail', label: '連絡先のメールアドレス' },
  header_contact_phone: { field: 'headerContactPhone', label: '連絡先の電話番号' },
  special_remarks: { field: 'specialRemarks', label: '特記事項' },
  normal_travel_contact_text: { field: 'normalTravelContactText', label: '通常の連絡先' },
  emergency_travel_contact_text: { field: 'emergencyTravelContactText', label: '緊急の連絡先' },
  normal_travel_contact_text_en: { field: 'normalTravelContactTextEn', label: '通常の連絡先(英語)' },
  emergency_travel_contact_text_en: { field: 'emergencyTravelContactTextEn', label: '緊急の連絡先(英語)' },
  mail_color: { field: null, label: 'メールの色' },
  public_origin: { field: null, label: 'サイトのアドレス' },
};

/** The columns of a change that this release knows, with what they are to people, in the order of the table above. */
export function listFacts<Value>(columns: Readonly<Record<string, Value>>): (Fact & { value: Value })[] {
  return Object.entries(facts).flatMap(([column, fact]) => {
    const value = columns[column];
    return value === undefined ? [] : [{ ...fact, value }];
  });
}
