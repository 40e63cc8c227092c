import type { FreeCancellation } from '@yado/shared/format/free-cancel';
import { type CompareRow, compareRows, type RowRule } from './compare-rows.ts';
import { getCancelEnd, lessIsBetter, ofNumber, yen } from './row-words.ts';

export interface Compared {
  /** Yen paid now; null when the rate can't be booked. */
  readonly total: number | null;
  readonly perNight: number | null;
  /** In words, each in its own currency: amounts at hotels are never compared as numbers. */
  readonly atHotel: string | null;
  /** Taxes that the hotel collects, estimated, in words. */
  readonly localTax: string | null;
  readonly meal: string | null;
  readonly beds: string | null;
  readonly squareMeters: number | null;
  readonly smoking: boolean | null;
  /** Until when canceling is free, and how it reads on the hotel's clock. */
  readonly freeCancel: FreeCancellation | null;
  readonly freeCancelText: string | null;
  readonly roomsLeft: number | null;
  readonly stars: number | null;
  readonly score: number | null;
}

const rules: readonly RowRule<Compared>[] = [
  {
    label: '1室1泊あたり(税込)',
    text: ({ perNight }) => yen(perNight),
    worth: ({ perNight }) => lessIsBetter(perNight),
    bestWord: '最安',
  },
  {
    label: '今回のお支払い(税込)',
    text: ({ total }) => yen(total),
    worth: ({ total }) => lessIsBetter(total),
    bestWord: '最安',
  },
  {
    label: '現地でのお支払い',
    text: ({ atHotel, total }) => (total === null ? null : (atHotel ?? 'このプランには記載なし')),
  },
  { label: '宿泊税などの目安', text: ({ localTax }) => localTax },
  { label: '食事', text: ({ meal }) => meal },
  {
    label: '無料キャンセル',
    text: ({ total, freeCancelText }) => (total === null ? null : (freeCancelText ?? 'なし')),
    worth: ({ total, freeCancel }) => (total === null ? null : getCancelEnd(freeCancel)),
  },
  { label: 'ベッド', text: ({ beds }) => beds },
  {
    label: '広さ',
    text: ({ squareMeters }) => ofNumber(squareMeters, (value) => `${value}㎡`),
    worth: ({ squareMeters }) => squareMeters,
  },
  { label: '喫煙', text: ({ smoking }) => (smoking === null ? null : smoking ? '喫煙可' : '禁煙') },
  { label: '残り', text: ({ roomsLeft }) => ofNumber(roomsLeft, (value) => `${value}室`) },
  {
    label: 'ホテルのクラス',
    text: ({ stars }) => ofNumber(stars, (value) => `${value}つ星`),
    worth: ({ stars }) => stars,
  },
  {
    label: '口コミ評価',
    text: ({ score }) => ofNumber(score, (value) => value.toFixed(1)),
    worth: ({ score }) => score,
  },
];

/** Saved rates side by side. */
export const compareRates = (rates: readonly Compared[]): CompareRow[] => compareRows(rules, rates);
