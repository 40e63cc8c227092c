import type { FreeCancellation } from '@yado/shared/format/free-cancel';
import { formatYen } from '@yado/shared/format/yen';

export interface Compared {
  /** Yen paid now; null when the rate can't be booked. */
  readonly total: number | null;
  readonly perNight: number | null;
  /** In words, each in its own currency: amounts at hotels are never compared as numbers. */
  readonly atHotel: string | null;
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

export interface CompareRow {
  label: string;
  /** One per rate; null where nothing is known. */
  cells: (string | null)[];
  differs: boolean;
  /** Which cells are the best of the row; empty where none stands out or no order says what is better. */
  best: number[];
  /** What the best is called. */
  bestWord: string;
}

interface RowRule {
  label: string;
  text: (rate: Compared) => string | null;
  /** What makes one better; bigger wins. */
  worth?: (rate: Compared) => number | null;
  /** What the best is called; 最良 unless given otherwise. */
  bestWord?: string;
}

const yen = (amount: number | null) => (amount === null ? null : formatYen(amount));
const ofNumber = (value: number | null, text: (value: number) => string) =>
  value === null ? null : text(value);

const rules: readonly RowRule[] = [
  {
    label: '1室1泊あたり(税込)',
    text: ({ perNight }) => yen(perNight),
    worth: ({ perNight }) => negative(perNight),
    bestWord: '最安',
  },
  {
    label: '今回のお支払い(税込)',
    text: ({ total }) => yen(total),
    worth: ({ total }) => negative(total),
    bestWord: '最安',
  },
  { label: '現地でのお支払い', text: ({ atHotel, total }) => (total === null ? null : (atHotel ?? 'なし')) },
  { label: '食事', text: ({ meal }) => meal },
  {
    label: '無料キャンセル',
    text: ({ total, freeCancelText }) => (total === null ? null : (freeCancelText ?? 'なし')),
    worth: ({ total, freeCancel }) => (total === null ? null : getEnd(freeCancel)),
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

/** The rates side by side, row by row: where they differ, and which is best where that can be said. */
export function compareRows(rates: readonly Compared[]): CompareRow[] {
  return rules.map(({ label, text, worth, bestWord = '最良' }) => {
    const cells = rates.map(text);
    const differs = new Set(cells).size > 1;
    return { label, cells, differs, best: differs && worth ? findBest(rates.map(worth)) : [], bestWord };
  });
}

/** Places of the greatest value, unless all that are known share it. */
function findBest(worths: readonly (number | null)[]): number[] {
  const known = worths.filter((worth) => worth !== null);
  const most = Math.max(...known);
  if (known.length < 2 || known.every((worth) => worth === most)) return [];
  return worths.flatMap((worth, index) => (worth === most ? [index] : []));
}

/** Later is better, and no end is best. */
function getEnd(cancellation: FreeCancellation | null): number {
  if (cancellation?.alwaysFree) return Number.MAX_SAFE_INTEGER;
  return cancellation?.freeUntil ? Date.parse(cancellation.freeUntil) : 0;
}

function negative(value: number | null): number | null {
  return value === null ? null : -value;
}
