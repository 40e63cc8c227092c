import { codeLabels } from '@yado/shared/format/code-labels';
import { tooLong } from '@yado/shared/format/text-length';
import { typedText } from '@yado/shared/format/typed-text';
import { readJapanesePhone } from './japanese-phone.ts';
import { readPostalCode } from './postal-code.ts';

/** What of a branch its administrator may change, as it is in the form. */
export interface BranchFields {
  branchName: string;
  postalCode: string;
  state: string;
  cityAndLine: string;
  phone: string;
  phoneExtension: string;
  companyIdByEmployee: string;
  departmentIdByEmployee: string;
  peppolId: string;
}
export type BranchField = keyof BranchFields;
export type BranchProblems = Partial<Record<BranchField, string>>;

export const branchLimits = {
  branchName: 60,
  cityAndLine: 200,
  phoneExtension: 10,
  companyIdByEmployee: 50,
  departmentIdByEmployee: 50,
} as const;

export const branchLabels: Readonly<Record<BranchField, string>> = {
  branchName: '支店名',
  postalCode: '郵便番号',
  state: '都道府県',
  cityAndLine: '市区町村・番地・建物名',
  phone: '電話番号',
  phoneExtension: '内線番号',
  companyIdByEmployee: codeLabels.company,
  departmentIdByEmployee: codeLabels.department,
  peppolId: 'Peppol ID',
};

export const peppolIdProblem =
  'Peppol IDを確認してください。Peppolの識別コード(4桁)、「:」、番号の順に入力します。日本で一般的なのは、0188(法人番号、13桁)と0221(適格請求書発行事業者の登録番号、T+13桁)です。例: 0188:8000000000001';

/** In the order in which the form shows them, for going to the first that is wrong. */
export const branchFieldOrder = Object.keys(branchLabels) as readonly BranchField[];

/** As the API keeps them: trimmed, half-width digits, the usual hyphens. What can't be read stays as it was typed. */
export function tidyBranchFields(fields: BranchFields): BranchFields {
  const trimmed = Object.fromEntries(
    Object.entries(fields).map(([field, text]: [string, string]) => [field, typedText(text)]),
  ) as unknown as BranchFields;
  return {
    ...trimmed,
    postalCode: readPostalCode(trimmed.postalCode) ?? trimmed.postalCode,
    phone: readJapanesePhone(trimmed.phone) ?? trimmed.phone,
    phoneExtension: trimmed.phoneExtension.normalize('NFKC'),
    peppolId: trimmed.peppolId.normalize('NFKC').replaceAll(' ', '').toUpperCase(),
  };
}

/** What is wrong with tidied fields; everything but the name may be left empty. */
export function findBranchProblems(fields: BranchFields): BranchProblems {
  const problems: BranchProblems = {};
  if (!fields.branchName) problems.branchName = '支店名を入力してください。';
  if (fields.postalCode && !readPostalCode(fields.postalCode)) {
    problems.postalCode = '郵便番号は7桁の数字で入力してください。例: 100-0005';
  }
  if (fields.phone && !readJapanesePhone(fields.phone)) {
    problems.phone = '電話番号は市外局番から入力してください。例: 03-1234-5678';
  }
  if (fields.phoneExtension && !/^[\d*#-]{1,10}$/.test(fields.phoneExtension)) {
    problems.phoneExtension = '内線番号は数字10文字以内で入力してください。';
  }
  if (fields.peppolId && !/^\d{4}:[A-Z0-9][A-Z0-9._-]{0,49}$/.test(fields.peppolId)) {
    problems.peppolId = peppolIdProblem;
  }
  for (const [field, limit] of Object.entries(branchLimits) as [keyof typeof branchLimits, number][]) {
    const problem = problems[field] ?? tooLong(fields[field], limit);
    if (problem) problems[field] = problem;
  }
  return problems;
}
