import { formatYen } from '@yado/shared/format/yen';

/** What of a price is of one rate; without a rate: outside of consumption tax. */
export interface TaxPart {
  readonly ratePercent?: number | null;
  readonly price: number;
  readonly taxPrice: number;
}

interface BilledTax {
  readonly ratePercent: number;
  readonly taxPrice: number;
  readonly registrationNumber?: string | null;
  /** Empty: all of it is of the one rate. */
  readonly parts: readonly TaxPart[];
}

/** The tax within a trip from elsewhere, in the words of its bill: 「10% ¥2,000 登録番号 T…」. */
export function billedTaxText(billed: BilledTax): string {
  return billedTaxLines(billed).join('、');
}

/** The same in lines: of a bill with parts one for each amount, and one for its number. */
export function billedTaxLines({ ratePercent, taxPrice, registrationNumber, parts }: BilledTax): string[] {
  const number = registrationNumber ? `登録番号 ${registrationNumber}` : '登録番号の記載なし';
  if (parts.length === 0) return [`${ratePercent}% ${formatYen(taxPrice)} ${number}`];
  const amounts = parts.flatMap((part) => [
    taxPartText(part),
    ...(part.ratePercent == null ? [] : [`うち消費税 ${formatYen(part.taxPrice)}`]),
  ]);
  return [...amounts, number];
}

/** 「10%対象 ¥22,000」, or 「対象外 ¥300」. */
export function taxPartText({ ratePercent, price }: TaxPart): string {
  return `${ratePercent == null ? '対象外' : `${ratePercent}%対象`} ${formatYen(price)}`;
}
