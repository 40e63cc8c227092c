import type { TaxBasis } from '../../graphql/__generated__/schema-types.ts';
import type { TaxProof } from './settle-ground.ts';
import { transitionShare } from './transition-share.ts';

/** A line's tax, as tables keep it. */
export interface TaxedRow {
  tax_basis: TaxBasis | null;
  hotel_registration_number: string | null;
  /** The stay ends then; it decides about the share of UNREGISTERED. */
  checkout: string;
  /** Basis and number are of who arranged the trip and bills it, not of its hotel. */
  is_elsewhere: boolean;
}

/** What a bill has outside of consumption tax, as papers call it. */
export const localTaxLabel = '入湯税・宿泊税など';

/** Whether a line is that: the part without tax of a bill that has others. */
export function isLocalTax(line: {
  tax_rate_percent: number | null;
  billed_tax_id?: string | null;
}): boolean {
  return line.tax_rate_percent === null && line.billed_tax_id != null;
}

/** What the tax of a line rests on, in the field's words; null in lines of releases that kept nothing. */
export function taxBasisLabel({ tax_basis: basis, checkout, is_elsewhere }: TaxedRow): string | null {
  switch (basis) {
    case null:
      return null;
    case 'OWN':
      return '発行者の課税売上';
    case 'PROXY':
      return '媒介者交付特例';
    case 'HOTEL':
      return `${is_elsewhere ? '手配先' : '宿泊施設'}が適格請求書を交付`;
    case 'UNREGISTERED':
      return unregisteredLabel(transitionShare(checkout));
    case 'OUTSIDE':
      return '消費税対象外';
  }
}

function unregisteredLabel(share: number): string {
  return share === 0 ? '適格請求書なし(仕入税額控除なし)' : `適格請求書なし(経過措置 ${share}%控除)`;
}

/** The same with the number of the hotel, or of who arranged the trip, where there is one. */
export function taxBasisText(row: TaxedRow): string | null {
  const label = taxBasisLabel(row);
  const number = row.hotel_registration_number;
  return label !== null && number !== null
    ? `${label} ${row.is_elsewhere ? '手配先' : '宿泊施設'}の登録番号 ${number}`
    : label;
}

/** Who issues the qualified invoices for the lines that it itself does not prove: hotels, who arranged trips, or both. */
export function nameProvers(lines: readonly TaxedRow[]): string {
  const proved = lines.filter(({ tax_basis }) => tax_basis === 'HOTEL');
  if (proved.every(({ is_elsewhere }) => !is_elsewhere)) return '宿泊施設';
  return proved.every(({ is_elsewhere }) => is_elsewhere) ? '手配先' : '宿泊施設または手配先';
}

/** The words beside the total of a rate: who proves its tax. */
export function proofLabel(proof: TaxProof, lines: readonly TaxedRow[]): string {
  if (proof === 'HOTEL') return `・${nameProvers(lines)}が交付`;
  return proof === 'UNREGISTERED' ? '・適格請求書なし' : '';
}

/** What a paper has to say about the proofs of its lines, one sentence for each that it has. */
export function proofNotes(lines: readonly TaxedRow[]): string[] {
  const has = (basis: TaxBasis, isElsewhere = false) =>
    lines.some((line) => line.tax_basis === basis && line.is_elsewhere === isElsewhere);
  return [
    ...(has('PROXY')
      ? [
          '「媒介者交付特例」の明細は、宿泊施設に代わり、発行者の登録番号で交付する適格請求書です(消費税法施行令第70条の12)。',
        ]
      : []),
    ...(has('HOTEL')
      ? [
          '「宿泊施設が適格請求書を交付」の明細について、この書類は適格請求書ではありません。仕入税額控除には、宿泊施設が交付する適格請求書または適格簡易請求書が必要です。',
        ]
      : []),
    ...(has('HOTEL', true)
      ? [
          '「手配先が適格請求書を交付」の明細について、この書類は適格請求書ではありません。仕入税額控除には、手配先が交付する適格請求書が必要です。',
        ]
      : []),
    ...(has('UNREGISTERED') || has('UNREGISTERED', true)
      ? [
          '「適格請求書なし」の明細には、適格請求書がありません。控除できる割合は、チェックアウト日が2026年9月30日までは80%、2028年9月30日までは70%、2030年9月30日までは50%、2031年9月30日までは30%で、その後はありません。',
        ]
      : []),
  ];
}
