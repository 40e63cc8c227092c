import { lookUp } from '@yado/shared/relay/known';

interface TaxedLine {
  readonly taxBasis?: string | null;
  readonly hotelRegistrationNumber?: string | null;
  /** Of UNREGISTERED. */
  readonly deductiblePercent?: number | null;
}

const texts = {
  OWN: '発行者の課税売上',
  PROXY: '媒介者交付特例',
  HOTEL: '宿泊施設が適格請求書を交付',
  UNREGISTERED: '適格請求書なし',
  OUTSIDE: '消費税対象外',
} as const;

/** What the tax of a line rests on, in the words of the paper; null where none was kept. */
export function taxBasisText({ taxBasis, deductiblePercent }: TaxedLine): string | null {
  if (taxBasis == null) return null;
  if (taxBasis !== 'UNREGISTERED' || deductiblePercent == null) return lookUp(texts, taxBasis, null);
  const share = deductiblePercent === 0 ? '仕入税額控除なし' : `経過措置 ${deductiblePercent}%控除`;
  return `${texts.UNREGISTERED}(${share})`;
}

/** The hotel's number, where the line has it. */
export function hotelNumberText({ hotelRegistrationNumber }: TaxedLine): string | null {
  return hotelRegistrationNumber ? `宿泊施設の登録番号 ${hotelRegistrationNumber}` : null;
}

const proofs = { HOTEL: '宿泊施設が適格請求書を交付', UNREGISTERED: '適格請求書なし' } as const;

/** Who else than the paper proves the tax of a total; null where the paper does, and where there is no tax. */
export function proofText(proof: string): string | null {
  return lookUp(proofs, proof, null);
}
