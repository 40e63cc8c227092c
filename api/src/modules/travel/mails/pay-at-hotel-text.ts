import type { LocalTaxAnswer } from '../../local-tax/local-tax-answer.ts';
import type { TotalPriceModel } from '../../rate/rate-model.ts';
import { money, yen } from './mail-words.ts';

/** What the hotel collects, in one line: 「なし」 only where it is known that nothing is due. */
export function payAtHotelText(
  propertyPrice: TotalPriceModel['propertyPrice'],
  { state, estimate }: LocalTaxAnswer,
): string {
  const due = [
    ...(propertyPrice ? [`${money(propertyPrice.total)}(上記に含まれません)`] : []),
    ...(estimate
      ? [
          `宿泊税などの目安 ${estimate.isUpperBound ? '最大' : '約'}${yen(estimate.total)}(ホテルが現地で集めます。上記に含まれません)`,
        ]
      : []),
  ];
  if (due.length > 0) return due.join('、');
  return state === 'UNKNOWN' ? '有無は確認していません(宿泊税などがかかることがあります)' : 'なし';
}
