import { formatParty } from '@yado/shared/format/counts';
import { formatDateRange } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import type { Stay } from '@yado/shared/routing/stay';
import { stayProblem } from './check-stay.ts';

export interface KeptStay {
  readonly checkin: string;
  readonly checkout: string;
  readonly occupancies: readonly { readonly adults: number; readonly childAges: readonly number[] }[];
}

/** The stay for which a rate was saved, while it can still be booked; null else. */
export function savedStay(kept: KeptStay | null | undefined): Stay | null {
  if (!kept) return null;
  const occupancies = kept.occupancies.map(({ adults, childAges }) => ({
    adults,
    childAges: [...childAges],
  }));
  const stay = { checkin: kept.checkin, checkout: kept.checkout, occupancies };
  return stayProblem(stay, 'japan') ? null : stay;
}

/** What to ask prices for first: the stay of the newest rate that can still be booked. */
export function firstSavedStay(rates: readonly { readonly stay?: KeptStay | null }[]): Stay | null {
  for (const { stay } of rates) {
    const saved = savedStay(stay);
    if (saved) return saved;
  }
  return null;
}

/** `12月10日(木) 〜 12月12日(土)・1室・大人2名で保存(¥24,000)`; the price where it is known. */
export function savedStayText({ checkin, checkout, occupancies }: KeptStay, price?: number | null): string {
  const text = `${formatDateRange(checkin, checkout)}・${formatParty(occupancies)}で保存`;
  return price == null ? text : `${text}(${formatYen(price)})`;
}
