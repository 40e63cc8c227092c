import type { FreeCancellation } from '@yado/shared/format/free-cancel';
import { type CompareRow, compareRows, type RowRule } from './compare-rows.ts';
import { getCancelEnd, lessIsBetter, ofNumber, yen } from './row-words.ts';
import { NO_VACANCY } from './no-vacancy.ts';

/** A hotel of a comparison, with the rate that is shown for the stay. */
export interface ComparedHotelFacts {
  /** Null: nothing is free. Undefined: the supplier did not answer. */
  readonly offer:
    | {
        /** Yen for one room and night. */
        readonly perNight: number;
        /** Yen for the whole stay. */
        readonly total: number;
        /** In words, in the hotel's currency. */
        readonly atHotel: string | null;
        /** Taxes that the hotel collects, estimated, in words. */
        readonly localTax: string | null;
        readonly meal: string;
        readonly freeCancel: FreeCancellation;
        readonly freeCancelText: string | null;
        readonly roomsLeft: number | null;
      }
    | null
    | undefined;
  readonly distanceMeters: number | null;
  /** From what, in words. */
  readonly distanceText: string | null;
  readonly stars: number | null;
  readonly score: number | null;
  readonly reviews: number | null;
  readonly kind: string;
  readonly checkIn: string | null;
  readonly checkOut: string | null;
  readonly amenities: readonly string[];
}

const NO_PRICE = '料金を取得できませんでした';

const rules = (stay: string): readonly RowRule<ComparedHotelFacts>[] => [
  {
    label: `${stay}の合計(税込)`,
    text: ({ offer }) => (offer === undefined ? NO_PRICE : offer === null ? NO_VACANCY : yen(offer.total)),
    worth: ({ offer }) => lessIsBetter(offer?.total ?? null),
    bestWord: '最安',
  },
  {
    label: '1室1泊あたり(税込)',
    text: ({ offer }) => yen(offer?.perNight ?? null),
    worth: ({ offer }) => lessIsBetter(offer?.perNight ?? null),
    bestWord: '最安',
  },
  {
    label: '現地でのお支払い',
    text: ({ offer }) => (offer ? (offer.atHotel ?? 'このプランには記載なし') : null),
  },
  { label: '宿泊税などの目安', text: ({ offer }) => offer?.localTax ?? null },
  {
    label: '表示プランの無料キャンセル',
    text: ({ offer }) => (offer ? (offer.freeCancelText ?? 'なし') : null),
    worth: ({ offer }) => (offer ? getCancelEnd(offer.freeCancel) : null),
  },
  { label: '表示プランの食事', text: ({ offer }) => offer?.meal ?? null },
  {
    label: '表示プランの残り',
    text: ({ offer }) => ofNumber(offer?.roomsLeft ?? null, (rooms) => `${rooms}室`),
  },
  {
    label: '距離',
    text: ({ distanceText }) => distanceText,
    worth: ({ distanceMeters }) => lessIsBetter(distanceMeters),
    bestWord: '最短',
  },
  {
    label: '口コミ評価',
    text: ({ score, reviews }) =>
      ofNumber(
        score,
        (value) => value.toFixed(1) + (reviews ? `(${reviews.toLocaleString('ja-JP')}件)` : ''),
      ),
    worth: ({ score }) => score,
  },
  {
    label: 'ホテルのクラス',
    text: ({ stars }) => ofNumber(stars, (value) => `${value}つ星`),
    worth: ({ stars }) => stars,
  },
  { label: '種類', text: ({ kind }) => kind },
  { label: 'チェックイン', text: ({ checkIn }) => checkIn },
  { label: 'チェックアウト', text: ({ checkOut }) => checkOut },
  { label: '設備', text: ({ amenities }) => amenities.join('、') || null },
];

/**
 * Hotels side by side.
 * @param stay nights and rooms in words, `2泊・1室`
 */
export const compareHotels = (hotels: readonly ComparedHotelFacts[], stay: string): CompareRow[] =>
  compareRows(rules(stay), hotels);
