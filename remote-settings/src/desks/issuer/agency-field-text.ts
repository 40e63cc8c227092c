import { lookUp } from '@yado/shared/contract/known';
import { paymentMethodText } from '../../lib/branch-texts.ts';
import { issuerLabels } from './issuer-fields.ts';
import { pictureKinds } from './picture-kinds.ts';

const pictureFields = new Set<string>(Object.values(pictureKinds).map(({ field }) => field));
const labels: Readonly<Record<string, string>> = {
  ...issuerLabels,
  seal: '社印',
  paperLogo: '書類とメールのロゴ',
  name: '会社名',
  specialAgencyName: '表示名',
  availablePaymentMethod: '支払い方法',
  logoURL: 'ロゴ',
  cmsContentIdOfTerms: '利用規約',
  privacyPolicyURL: 'プライバシーポリシー',
  faqURL: 'よくある質問',
  headerContactMail: '連絡先のメールアドレス',
  headerContactPhone: '連絡先の電話番号',
  specialRemarks: '特記事項',
  normalTravelContactText: '通常の連絡先',
  emergencyTravelContactText: '緊急の連絡先',
  normalTravelContactTextEn: '通常の連絡先(英語)',
  emergencyTravelContactTextEn: '緊急の連絡先(英語)',
};

/** What people call a field of an agency; one that this build does not know keeps its name. */
export function agencyFieldText(field: string): string {
  return lookUp(labels, field, field);
}

/** A field's value before or after a change. */
export function agencyValueText(field: string, value: string | null | undefined): string {
  if (value == null) return '(空欄)';
  // The number of a picture, which differs from the one before at its end.
  if (pictureFields.has(field)) return `画像(番号の末尾 ${value.slice(-6)})`;
  return field === 'availablePaymentMethod' ? paymentMethodText(value) : value;
}
