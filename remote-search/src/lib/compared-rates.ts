import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { prefersFreeCancel } from './preferred-rates.ts';
import { rateLabels } from './rate-conditions.ts';

/** By which conditions of the list the compared rates are chosen, in sentences; empty where they are the cheapest of all. */
export function comparedRatesText({ filter, sort }: Pick<AddressedSearch, 'filter' | 'sort'>): string {
  const labels = rateLabels(filter);
  const sentences = [
    labels.length > 0 && `絞り込みの条件(${labels.join('、')})に合うプランで比較しています。`,
    prefersFreeCancel(sort) &&
      !filter.freeCancel &&
      '無料でキャンセルできるプランがあるホテルは、そのプランで比較しています。',
  ];
  return sentences.filter(Boolean).join('');
}
