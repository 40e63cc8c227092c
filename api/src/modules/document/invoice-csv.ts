import { sumTaxTotals } from '../invoice/invoice-lines.ts';
import type { InvoiceLineRow, InvoiceRow } from '../invoice/tables.ts';
import { type CsvCell, toCsv } from './csv.ts';
import { nameProvers, taxBasisLabel } from '../tax-ground/tax-words.ts';
import type { TaxProof } from '../tax-ground/settle-ground.ts';
import { transitionShare } from '../tax-ground/transition-share.ts';
import { lineKindLabel, ofRate, taxLabel, toTaxedLine } from './invoice-words.ts';

const header = [
  '請求書番号',
  '発行者',
  '登録番号',
  '請求先',
  '支店',
  '対象期間(開始)',
  '対象期間(終了)',
  '支払期限',
  '区分',
  '予約番号',
  'ホテル',
  '宿泊者',
  '企業管理コード',
  '部署コード',
  'チェックイン',
  'チェックアウト',
  '税率',
  '税の根拠',
  '宿泊施設または手配先の登録番号',
  '控除割合(%)',
  '金額(円・税込、対象外を含む)',
  'うち消費税(円)',
];

const proofNames: Readonly<Record<Exclude<TaxProof, 'HOTEL'>, string>> = {
  QUALIFIED: 'この請求書',
  UNREGISTERED: '適格請求書なし',
  OUTSIDE: '消費税対象外',
};

/** In words: a table has no place to say what ※ stands for. */
const rateText = (percent: number | null) => (percent === 8 ? '8%(軽減税率)' : taxLabel(percent));

/** The lines of an invoice; below them the totals per tax rate, the only place where tax is rounded. */
export function invoiceCsv(invoice: InvoiceRow, lines: readonly InvoiceLineRow[]): Buffer {
  const { issuer, addressee } = invoice;
  const common: CsvCell[] = [
    invoice.invoice_number,
    issuer.name,
    issuer.registrationNumber,
    addressee.companyName,
    addressee.branchName,
    invoice.start_date,
    invoice.end_date,
    invoice.due_date,
  ];
  const list = lines.map((line): CsvCell[] => [
    ...common,
    lineKindLabel(line),
    line.travel_number,
    line.hotel_name,
    line.guest_name,
    line.company_id_by_employee,
    line.department_id_by_employee,
    line.checkin,
    line.checkout,
    rateText(line.tax_rate_percent),
    taxBasisLabel(line),
    line.hotel_registration_number,
    line.tax_basis === 'UNREGISTERED' ? transitionShare(line.checkout) : null,
    line.price,
    null,
  ]);
  const totals = sumTaxTotals(lines.map(toTaxedLine)).map(
    ({ taxRatePercent, proof, price, taxPrice }): CsvCell[] => [
      ...common,
      '税率別合計',
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      rateText(taxRatePercent),
      proof === 'HOTEL'
        ? `${nameProvers(ofRate(lines, taxRatePercent))}が適格請求書を交付`
        : proofNames[proof],
      null,
      null,
      price,
      taxPrice,
    ],
  );
  return toCsv(header, [...list, ...totals]);
}
