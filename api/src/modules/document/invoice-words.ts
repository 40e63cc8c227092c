import { sumTaxTotals, type TaxedLine } from '../invoice/invoice-lines.ts';
import { isLocalTax, localTaxLabel, proofLabel, taxBasisText } from '../tax-ground/tax-words.ts';
import type { InvoiceLineRow } from '../invoice/tables.ts';

/** What a line is for, as the PDF and the CSV call it. A credit gives back what an earlier invoice has billed. */
export function lineKindLabel(
  line: Pick<InvoiceLineRow, 'kind' | 'canceled' | 'tax_rate_percent'> & { billed_tax_id?: string | null },
): string {
  const { kind, canceled } = line;
  if (kind === 'CANCEL_CREDIT') return 'キャンセルによる返金(請求済みの分)';
  if (kind === 'REFUND_CREDIT') return '返金(請求済みの分)';
  if (isLocalTax(line)) return localTaxLabel;
  return canceled ? 'キャンセル料' : '宿泊料金';
}

export function invoiceLineText(line: InvoiceLineRow): { title: string; detail: string } {
  return {
    title: line.hotel_name,
    detail: [
      lineKindLabel(line),
      `${line.guest_name} 様`,
      `予約番号 ${line.travel_number}`,
      ...(line.company_id_by_employee ? [`企業管理コード ${line.company_id_by_employee}`] : []),
      ...(line.department_id_by_employee ? [`部署コード ${line.department_id_by_employee}`] : []),
      ...(line.tax_rate_percent === null ? [] : [taxBasisText(line) ?? ''].filter(Boolean)),
    ].join(' / '),
  };
}

/** ※: the mark that the law asks for at the reduced rate. */
export function taxLabel(taxRatePercent: number | null): string {
  if (taxRatePercent === null) return '対象外';
  return taxRatePercent === 8 ? '8%※' : `${taxRatePercent}%`;
}

/** What a sum is called: one with tax only where tax is in all of it. */
export function sumLabel(name: string, lines: readonly Pick<InvoiceLineRow, 'tax_rate_percent'>[]): string {
  const taxed = lines.filter((line) => line.tax_rate_percent !== null).length;
  if (taxed === lines.length) return `${name}(税込)`;
  return `${name}(${taxed === 0 ? '消費税対象外' : '税込、対象外を含む'})`;
}

/** What ※ stands for, where it is used. */
export function reducedRateNotes(lines: readonly { tax_rate_percent: number | null }[]): string[] {
  return lines.some(({ tax_rate_percent }) => tax_rate_percent === 8) ? ['※は軽減税率の対象です。'] : [];
}

/** The totals per rate and proof, as papers show them; the tax of what others prove is for reference. */
export function taxTotalRows(lines: readonly TaxedLineRow[]): (readonly [label: string, price: number])[] {
  return sumTaxTotals(lines.map(toTaxedLine)).flatMap(
    ({ taxRatePercent, proof, price, taxPrice }): [string, number][] =>
      taxRatePercent === null
        ? [['消費税対象外', price]]
        : [
            [
              `${taxLabel(taxRatePercent)}対象(税込)${proofLabel(proof, ofRate(lines, taxRatePercent))}`,
              price,
            ],
            [`うち消費税(${taxRatePercent}%)${proof === 'QUALIFIED' ? '' : '・参考'}`, taxPrice],
          ],
  );
}

type TaxedLineRow = Pick<
  InvoiceLineRow,
  'price' | 'tax_rate_percent' | 'tax_basis' | 'hotel_registration_number' | 'checkout' | 'is_elsewhere'
>;

/** The lines of a total. */
export function ofRate<T extends Pick<TaxedLineRow, 'tax_rate_percent'>>(
  lines: readonly T[],
  taxRatePercent: number | null,
): T[] {
  return lines.filter((line) => line.tax_rate_percent === taxRatePercent);
}

/** A line of a table, as totals are made of. */
export function toTaxedLine({
  price,
  tax_rate_percent,
  tax_basis,
}: Pick<TaxedLineRow, 'price' | 'tax_rate_percent' | 'tax_basis'>): TaxedLine {
  return { price, taxRatePercent: tax_rate_percent, taxBasis: tax_basis };
}
