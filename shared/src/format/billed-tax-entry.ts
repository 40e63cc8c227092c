/** The tax of a trip that was arranged elsewhere, as it is typed from the bill. */
export interface BilledTaxEntry {
  /** `10` or `8`; empty: no bill is there yet. */
  rate: string;
  price: string;
  /** Empty: the bill has none. */
  number: string;
}

export const noBilledTax: BilledTaxEntry = { rate: '', price: '', number: '' };

/** As the API takes it. */
export interface BilledTax {
  ratePercent: number;
  taxPrice: number;
  registrationNumber: string | null;
}

export const billedTaxMessages = {
  INVALID_BILLED_TAX:
    '消費税額を確認してください。請求書にある税額を、料金に含まれる分を超えない0以上の整数で入力してください。',
  INVALID_BILL_NUMBER:
    '登録番号を確認してください。Tと13桁の数字です。桁数が合っていても、検査用の数字が合わない番号は登録できません。',
  OWN_BILL_NUMBER:
    '販売者または当社の登録番号です。手配先の請求書にある、手配先の登録番号を入力してください。',
} as const;

/** What is wrong with the entry beside each control, or the tax that it is; null while there is no bill. The API checks again. */
export function readBilledTax(
  entry: BilledTaxEntry,
):
  | { problems: { billedPrice?: string; billedNumber?: string }; billedTax: null }
  | { problems: null; billedTax: BilledTax | null } {
  if (entry.rate === '') return { problems: null, billedTax: null };
  const digits = entry.price.normalize('NFKC').replaceAll(',', '').trim();
  const number = entry.number.normalize('NFKC').trim().toUpperCase();
  const problems = {
    ...(/^\d{1,9}$/.test(digits) ? {} : { billedPrice: billedTaxMessages.INVALID_BILLED_TAX }),
    ...(number === '' || /^T\d{13}$/.test(number)
      ? {}
      : { billedNumber: billedTaxMessages.INVALID_BILL_NUMBER }),
  };
  if (Object.keys(problems).length > 0) return { problems, billedTax: null };
  return {
    problems: null,
    billedTax: {
      ratePercent: Number(entry.rate),
      taxPrice: Number(digits),
      registrationNumber: number || null,
    },
  };
}
