import type { InvoiceLineRow } from '../invoice/tables.ts';

/** What a line is for, as the PDF and the CSV call it. A credit gives back what an earlier invoice has billed. */
export function lineKindLabel({ kind, canceled }: Pick<InvoiceLineRow, 'kind' | 'canceled'>): string {
  if (kind === 'CANCEL_CREDIT') return 'キャンセルによる返金(請求済みの分)';
  if (kind === 'REFUND_CREDIT') return '返金(請求済みの分)';
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
    ].join(' / '),
  };
}

export function taxLabel(taxRatePercent: number | null): string {
  return taxRatePercent === null ? '対象外' : `${taxRatePercent}%`;
}
