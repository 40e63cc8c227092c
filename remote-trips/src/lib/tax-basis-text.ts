import { lookUp } from '@yado/shared/contract/known';

interface TaxedLine {
  readonly taxBasis?: string | null;
  readonly hotelRegistrationNumber?: string | null;
  /** Of UNREGISTERED. */
  readonly deductiblePercent?: number | null;
  /** The trip was arranged elsewhere: who arranged it bills, not the hotel. */
  readonly isElsewhere?: boolean;
}

const texts = {
  OWN: '発行者の課税売上',
  PROXY: '媒介者交付特例',
  HOTEL: '宿泊施設が適格請求書を交付',
  UNREGISTERED: '適格請求書なし',
  OUTSIDE: '消費税対象外',
} as const;

/** What the tax of a line rests on, in the words of the paper; null where none was kept. */
export function taxBasisText({ taxBasis, deductiblePercent, isElsewhere }: TaxedLine): string | null {
  if (taxBasis == null) return null;
  if (taxBasis === 'HOTEL' && isElsewhere) return '手配先が適格請求書を交付';
  if (taxBasis !== 'UNREGISTERED' || deductiblePercent == null) return lookUp(texts, taxBasis, null);
  const share = deductiblePercent === 0 ? '仕入税額控除なし' : `経過措置 ${deductiblePercent}%控除`;
  return `${texts.UNREGISTERED}(${share})`;
}

/** The number of the hotel, or of who arranged the trip, where the line has it. */
export function hotelNumberText({ hotelRegistrationNumber, isElsewhere }: TaxedLine): string | null {
  if (!hotelRegistrationNumber) return null;
  return `${isElsewhere ? '手配先' : '宿泊施設'}の登録番号 ${hotelRegistrationNumber}`;
}

/** Who else than the paper proves the tax of a total of these lines; null where the paper does, and where there is no tax. */
export function proofText(proof: string, lines: readonly TaxedLine[]): string | null {
  if (proof === 'UNREGISTERED') return texts.UNREGISTERED;
  if (proof !== 'HOTEL') return null;
  const proved = lines.filter(({ taxBasis }) => taxBasis === 'HOTEL');
  if (proved.every(({ isElsewhere }) => !isElsewhere)) return texts.HOTEL;
  const all = proved.every(({ isElsewhere }) => isElsewhere);
  return `${all ? '' : '宿泊施設または'}手配先が適格請求書を交付`;
}
