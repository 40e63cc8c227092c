import { lookUp } from '@yado/shared/relay/known';

interface BilledLine {
  readonly kind: string;
  readonly canceled: boolean;
}

const credits = {
  CANCEL_CREDIT: 'キャンセルによる返金(請求済みの分)',
  REFUND_CREDIT: '返金(請求済みの分)',
};

/** What a line of an invoice is for, in the words of the paper. */
export function invoiceLineText({ kind, canceled }: BilledLine): string {
  return lookUp(credits, kind, null) ?? (canceled ? 'キャンセル料' : '宿泊料金');
}

/** `10%`, or 対象外 where no Japanese consumption tax lies on it. */
export function taxRateText(taxRatePercent: number | null | undefined): string {
  return taxRatePercent == null ? '対象外' : `${taxRatePercent}%`;
}
