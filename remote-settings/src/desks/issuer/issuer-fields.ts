import { typedText } from '@yado/shared/format/typed-text';

/** What an agency says of itself as a seller, as it is in the form. */
export interface IssuerFields {
  representative: string;
  postalAddress: string;
  licenseGrade: string;
  licenseNumber: string;
  registrationNumber: string;
  billingContact: string;
  bankAccount: string;
}
export type IssuerField = keyof IssuerFields;

export const issuerLabels: Readonly<Record<IssuerField, string>> = {
  representative: '代表者',
  postalAddress: '所在地',
  licenseGrade: '旅行業の種別',
  licenseNumber: '旅行業の登録番号',
  registrationNumber: '適格請求書発行事業者の登録番号',
  billingContact: '請求書の問い合わせ先',
  bankAccount: 'お振込先の口座',
};

/** In the order in which the form shows them. */
export const issuerFieldOrder = Object.keys(issuerLabels) as readonly IssuerField[];

/** The kinds of travel agencies of the Travel Agency Act, and those that act for one. */
export const licenseGrades = [
  '第1種旅行業',
  '第2種旅行業',
  '第3種旅行業',
  '地域限定旅行業',
  '旅行業者代理業',
] as const;

/** What to do about each field that the API refuses. */
export const issuerAdvice: Readonly<Record<IssuerField, string>> = {
  representative: '役職と氏名を60文字以内で入力してください。例: 代表取締役 山田 太郎',
  postalAddress: '郵便番号から建物名までを1行、200文字以内で入力してください。',
  licenseGrade: '種別を選び直してください。',
  licenseNumber: '100文字以内で入力してください。例: 東京都知事登録旅行業第2-1234号',
  registrationNumber:
    '登録番号を確認してください。Tと13桁の数字です。桁数が合っていても、検査用の数字が合わない番号は登録できません。',
  billingContact: '1行、100文字以内で入力してください。',
  bankAccount: '銀行名から口座名義までを1行、100文字以内で入力してください。',
};

/** As the API keeps them, where that is known without it. */
export function tidyIssuerFields(fields: IssuerFields): IssuerFields {
  const trimmed = Object.fromEntries(
    Object.entries(fields).map(([field, text]: [string, string]) => [field, typedText(text)]),
  ) as unknown as IssuerFields;
  return { ...trimmed, registrationNumber: trimmed.registrationNumber.normalize('NFKC').toUpperCase() };
}

/** The fields that differ from what was there, and what was there. */
export function changedIssuerFields(wanted: IssuerFields, before: IssuerFields) {
  const changed = issuerFieldOrder.filter((field) => wanted[field] !== before[field]);
  const pick = (from: IssuerFields) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  return { ...pick(wanted), seen: pick(before) };
}
