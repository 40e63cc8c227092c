import { formatYen } from './yen.ts';

interface NamedCharges {
  /** What the hotel names as taxes, as a decimal string in its own currency. */
  readonly mandatoryTaxPrice?: { readonly value: string } | null;
}

/** Whether taxes are in the sum of what the hotel collects: only those that the hotel names itself are. */
export function includesLocalTax({ mandatoryTaxPrice }: NamedCharges): boolean {
  return Number(mandatoryTaxPrice?.value ?? 0) > 0;
}

/** The same in words, for behind the sum: 「宿泊税などを含む」. */
export function localTaxInSumText(charges: NamedCharges): string {
  return includesLocalTax(charges) ? '宿泊税などを含む' : '宿泊税などは含まない';
}

/** What is said where nobody knows whether the hotel collects something: no estimate is not the same as nothing. */
export const unknownChargesText =
  '宿泊税など、現地でのお支払いの有無は確認していません。ホテルで求められたときは、現地でお支払いください。';

/** The same in a few words, for a line beside others. */
export const unknownChargesShortText = '宿泊税などの有無は確認していません';

/** What the hotel collects as taxes, as far as it can be computed: 「約¥600」, or 「最大¥600」 where it may be less. */
export function formatLocalTaxTotal({
  total,
  isUpperBound,
}: {
  total: number;
  isUpperBound: boolean;
}): string {
  return `${isUpperBound ? '最大' : '約'}${formatYen(total)}`;
}
