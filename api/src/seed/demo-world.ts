import type { Insertable } from 'kysely';
import type { AgencyTable, BranchTable, CompanyTable, UserTable } from '../modules/organization/tables.ts';

const deskText = (phone: string) => `平日 9:30〜18:00 電話 ${phone}`;

/** The password that every demo account starts with. */
export const demoPassword = 'yado-demo-2026';

export const demoCompanies: Insertable<CompanyTable>[] = [
  { id: 'demo-company-sakura', code: 'SAKURA', name: '株式会社さくら商事' },
  { id: 'demo-company-aozora', code: 'AOZORA', name: '青空システムズ株式会社' },
  { id: 'demo-company-wakaba', code: 'WAKABA', name: '若葉建設株式会社' },
];

/** The logo of one agency, in `content/logos`. */
export const demoLogo = { id: 'demo-logo-mirai', agencyId: 'demo-agency-mirai', file: 'mirai.png' };

export const demoAgencies: Insertable<AgencyTable>[] = [
  {
    id: 'demo-agency-mirai',
    public_origin: 'http://mirai.localhost:8080',
    name: '株式会社みらいトラベル',
    special_agency_name: 'みらいトラベル',
    cms_content_id_of_terms: 'mirai-terms',
    privacy_policy_url: '/terms/mirai-privacy',
    header_contact_mail: 'desk@mirai.example',
    header_contact_phone: '06-0000-0200',
    faq_url: '/terms/mirai-faq',
    license_grade: '第2種旅行業',
    license_number: '大阪府知事登録旅行業第2-0000号',
    representative: '代表取締役 未来 翔',
    postal_address: '〒530-0001 大阪府大阪市北区梅田0-0-0',
    registration_number: 'T8000000000001',
    billing_contact: '経理窓口 billing@mirai.example',
    bank_account: 'サンドボックス銀行 大阪支店 普通 0000000 カ)ミライトラベル',
    special_remarks: '土日祝の変更・キャンセルは緊急連絡先へお電話ください。',
    available_payment_method: 'CREDIT_CARD_AND_INVOICE',
    normal_travel_contact_text: '平日 9:30〜18:00 電話 06-0000-0200 / メール desk@mirai.example',
    emergency_travel_contact_text: '24時間 緊急連絡先 電話 06-0000-0299(宿泊当日・前日のお客様専用)',
    normal_travel_contact_text_en: 'Weekdays 9:30-18:00 (Japan time), +81 6-0000-0200, desk@mirai.example',
    emergency_travel_contact_text_en: '24 hours, on the day of the stay and the day before: +81 6-0000-0299',
    mail_color: '#0B6B57',
    logo_id: demoLogo.id,
  },
  {
    id: 'demo-agency-hikari',
    name: '株式会社ひかり旅行',
    special_agency_name: 'ひかり旅行',
    available_payment_method: 'INVOICE_ONLY',
    normal_travel_contact_text: deskText('052-000-0200'),
  },
  {
    id: 'demo-agency-tsubame',
    name: '株式会社つばめツーリスト',
    special_agency_name: 'つばめツーリスト',
    available_payment_method: 'CREDIT_CARD_ONLY',
    normal_travel_contact_text: deskText('011-000-0200'),
  },
];

export const demoBranches: Insertable<BranchTable>[] = [
  {
    id: 'demo-branch-sakura-tokyo',
    company_id: 'demo-company-sakura',
    name: '東京本社',
    postal_code: '100-0005',
    state: '東京都',
    city_and_line: '千代田区丸の内1-0-1 さくらビル',
    phone: '03-0000-0100',
    phone_extension: '2100',
    cash_balance: 3_000_000,
  },
  {
    id: 'demo-branch-sakura-osaka',
    company_id: 'demo-company-sakura',
    agency_id: 'demo-agency-mirai',
    name: '大阪支店',
    postal_code: '530-0001',
    state: '大阪府',
    city_and_line: '大阪市北区梅田1-0-2 さくら大阪ビル5階',
    phone: '06-0000-0100',
    cash_balance: 1_000_000,
  },
  {
    id: 'demo-branch-aozora',
    company_id: 'demo-company-aozora',
    name: '本社',
    postal_code: '810-0001',
    state: '福岡県',
    city_and_line: '福岡市中央区天神1-0-3 青空センタービル8階',
    phone: '092-000-0100',
    cash_balance: 500_000,
  },
  {
    id: 'demo-branch-wakaba-nagoya',
    company_id: 'demo-company-wakaba',
    agency_id: 'demo-agency-hikari',
    name: '名古屋支店',
    phone: '052-000-0100',
    cash_balance: 800_000,
  },
  {
    id: 'demo-branch-wakaba-sapporo',
    company_id: 'demo-company-wakaba',
    agency_id: 'demo-agency-tsubame',
    name: '札幌支店',
    phone: '011-000-0100',
    cash_balance: 800_000,
  },
  {
    id: 'demo-branch-wakaba-sendai',
    company_id: 'demo-company-wakaba',
    name: '仙台支店',
    phone: '022-000-0100',
    cash_balance: 800_000,
  },
  {
    id: 'demo-branch-wakaba-hiroshima',
    company_id: 'demo-company-wakaba',
    name: '広島支店',
    phone: '082-000-0100',
    cash_balance: 800_000,
  },
];

type DemoUser = Insertable<UserTable>;
const user = (
  uid: string,
  email: string,
  name: string,
  role: DemoUser['role'],
  place: Partial<DemoUser>,
): DemoUser => ({
  id: uid,
  firebase_uid: uid,
  email,
  name,
  role,
  ...place,
});

export const demoUsers: DemoUser[] = [
  user('demo-sakura-admin', 'admin@sakura.example', '佐藤 美咲', 'COMPANY_ADMIN', {
    branch_id: 'demo-branch-sakura-tokyo',
  }),
  user('demo-sakura-employee', 'employee@sakura.example', '田中 健一', 'EMPLOYEE', {
    branch_id: 'demo-branch-sakura-tokyo',
  }),
  user('demo-sakura-osaka', 'osaka@sakura.example', '西村 由紀', 'COMPANY_ADMIN', {
    branch_id: 'demo-branch-sakura-osaka',
  }),
  user('demo-aozora-admin', 'admin@aozora.example', '大野 翼', 'COMPANY_ADMIN', {
    branch_id: 'demo-branch-aozora',
  }),
  user('demo-wakaba-nagoya', 'nagoya@wakaba.example', '岡本 誠', 'COMPANY_ADMIN', {
    branch_id: 'demo-branch-wakaba-nagoya',
  }),
  user('demo-wakaba-sapporo', 'sapporo@wakaba.example', '工藤 渚', 'COMPANY_ADMIN', {
    branch_id: 'demo-branch-wakaba-sapporo',
  }),
  user('demo-wakaba-sendai', 'sendai@wakaba.example', '阿部 直樹', 'COMPANY_ADMIN', {
    branch_id: 'demo-branch-wakaba-sendai',
  }),
  user('demo-wakaba-hiroshima', 'hiroshima@wakaba.example', '村上 彩', 'COMPANY_ADMIN', {
    branch_id: 'demo-branch-wakaba-hiroshima',
  }),
  user('demo-mirai-agent', 'agent@mirai.example', '南 沙織', 'AGENCY', { agency_id: 'demo-agency-mirai' }),
  user('demo-yado-operator', 'operator@yado.example', '宿野 守', 'OPERATOR', {}),
];

/** Cards of さくら商事 東京本社, registered through the card provider like any other. */
export const demoCards = [
  { id: 'demo-card-visa', paymentMethodId: 'pm_card_visa', nickname: '出張用 Visa' },
  { id: 'demo-card-jcb', paymentMethodId: 'pm_card_jcb', nickname: '総務部 JCB' },
];
export const demoCardBranchId = 'demo-branch-sakura-tokyo';
