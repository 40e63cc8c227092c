import { lookUp } from '@yado/shared/contract/known';

interface BilledLine {
  readonly kind: string;
  readonly canceled: boolean;
  readonly isLocalTax: boolean;
}

const credits = {
  CANCEL_CREDIT: 'キャンセルによる返金(請求済みの分)',
  REFUND_CREDIT: '返金(請求済みの分)',
};

/** What a line of an invoice is for, in the words of the paper. */
export function invoiceLineText({ kind, canceled, isLocalTax }: BilledLine): string {
  const credit = lookUp(credits, kind, null);
  if (credit) return credit;
  if (isLocalTax) return '入湯税・宿泊税など';
  return canceled ? 'キャンセル料' : '宿泊料金';
}

interface RatedLine {
  readonly taxRatePercent?: number | null | undefined;
}

/** What ※ stands for, where it is used. */
export function reducedRateNote(lines: readonly RatedLine[]): string | null {
  return lines.some(({ taxRatePercent }) => taxRatePercent === 8) ? '※は軽減税率の対象です。' : null;
}

/** What a sum is called: one with tax only where tax is in all of it, as on papers. */
export function sumText(name: string, lines: readonly RatedLine[]): string {
  if (lines.every(({ taxRatePercent }) => taxRatePercent != null)) return `${name}(税込)`;
  return `${name}${lines.some(({ taxRatePercent }) => taxRatePercent != null) ? '(税込、対象外を含む)' : '(消費税対象外)'}`;
}

/** `8%※` with the mark that the law asks for at the reduced rate, `10%`, or 対象外 where no Japanese consumption tax lies on it. */
export function taxRateText(taxRatePercent: number | null | undefined): string {
  if (taxRatePercent == null) return '対象外';
  return taxRatePercent === 8 ? '8%※' : `${taxRatePercent}%`;
}
