import { formatYen } from '@yado/shared/format/yen';

interface BilledTax {
  readonly ratePercent: number;
  readonly taxPrice: number;
  readonly registrationNumber?: string | null;
}

/** The tax within a trip from elsewhere, in the words of its bill: 「10% ¥2,000 登録番号 T…」. */
export function billedTaxText({ ratePercent, taxPrice, registrationNumber }: BilledTax): string {
  const number = registrationNumber ? `登録番号 ${registrationNumber}` : '登録番号の記載なし';
  return `${ratePercent}% ${formatYen(taxPrice)} ${number}`;
}
