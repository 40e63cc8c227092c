import { getTimeZone } from '../catalog/countries.ts';
import { checkinHour } from '../catalog/stay-rules.ts';
import type { Property } from '../catalog/property.ts';
import type { Room } from '../catalog/rooms.ts';
import { hash, unit } from '../catalog/random.ts';
import { toAmount, toMinor } from './currency.ts';
import { addDays, listNights, zonedText, zonedTime } from './dates.ts';
import type { RatePlan } from './plans.ts';

export interface CancelPenalty {
  currency: string;
  start: string;
  end: string;
  amount?: string;
  nights?: string;
  percent?: string;
}

export interface CancelTerms {
  /** Fully refundable at this moment. */
  refundable: boolean;
  penalties: readonly CancelPenalty[];
  nonrefundableRanges: readonly { start: string; end: string }[];
}

/** Days before check-in, hour of that day, and what a cancellation costs from then on. */
type Step = readonly [number, number, Pick<CancelPenalty, 'amount' | 'nights' | 'percent'>];

function amountSteps(room: Room, currency: string): readonly Step[] {
  // A fixed sum per room; it does not follow the price of the date.
  const sum = (share: number) =>
    toAmount(toMinor(Math.round(30 * room.factor * share) * 100, 'JPY', currency), currency).value;
  return [
    [3, 18, { amount: sum(1) }],
    [1, 18, { amount: sum(2) }],
    [0, 15, { percent: '100%' }],
  ];
}

const NIGHTS: readonly Step[] = [
  [2, 18, { nights: '1' }],
  [0, 18, { percent: '100%' }],
];
const NIGHTS_LATE: readonly Step[] = [
  [0, 12, { nights: '1' }],
  [0, 20, { percent: '100%' }],
];
const PERCENT: readonly Step[] = [
  [7, 0, { percent: '20%' }],
  [3, 0, { percent: '50%' }],
  [1, 0, { percent: '80%' }],
  [0, 0, { percent: '100%' }],
];
const PERCENT_SHORT: readonly Step[] = [
  [1, 0, { percent: '30%' }],
  [0, 0, { percent: '100%' }],
];

function stepsFor(room: Room, currency: string): readonly Step[] {
  const { property } = room;
  const strict = property.type === 'ryokan' || property.type === 'resort';
  const kinds = [
    amountSteps(room, currency),
    NIGHTS,
    strict ? PERCENT : PERCENT_SHORT,
    strict ? PERCENT : NIGHTS_LATE,
  ];
  return kinds[hash(property.id, 'penalty') % kinds.length] ?? PERCENT;
}

/** Nights over the end of the year, at hotels that never refund them. */
function nonrefundableRanges(property: Property, checkin: string, checkout: string) {
  if (property.fault || unit(property.id, 'year end') > 0.15) return [];
  const blocked = listNights(checkin, checkout).filter(
    (night) => night.slice(5) >= '12-30' || night.slice(5) <= '01-02',
  );
  const [start] = blocked;
  return start === undefined ? [] : [{ start, end: blocked.at(-1) ?? start }];
}

/** The terms of canceling one room, in the hotel's own time. */
export function cancelTerms(
  room: Room,
  plan: RatePlan,
  stay: { checkin: string; checkout: string; currency: string },
  now: Date,
): CancelTerms {
  const { property } = room;
  const timeZone = getTimeZone(property.place);
  const last = zonedTime(addDays(stay.checkin, 1), 0, timeZone) - 1000;
  const ranges = nonrefundableRanges(property, stay.checkin, stay.checkout);
  if (!plan.refundable || ranges.length > 0) {
    const [today = stay.checkin] = zonedText(now.getTime(), timeZone).split('T');
    const start = zonedText(zonedTime(today, 0, timeZone), timeZone);
    return {
      refundable: false,
      penalties: [{ currency: stay.currency, start, end: zonedText(last, timeZone), percent: '100%' }],
      nonrefundableRanges: ranges,
    };
  }
  const steps = stepsFor(room, stay.currency).map(([days, hour, penalty]) => {
    const atCheckin = days === 0 && hour === 15 ? checkinHour(property) : hour;
    return { start: zonedTime(addDays(stay.checkin, -days), atCheckin, timeZone), penalty };
  });
  const penalties = steps.map(({ start, penalty }, index) => ({
    currency: stay.currency,
    start: zonedText(start, timeZone),
    end: zonedText((steps[index + 1]?.start ?? last + 1000) - 1000, timeZone),
    ...penalty,
  }));
  const first = steps[0]?.start ?? last;
  return { refundable: now.getTime() < first, penalties, nonrefundableRanges: ranges };
}

/** What canceling a room costs at a moment, in minor units; `nights` are the prices of its nights. */
export function penaltyAt(
  penalties: readonly CancelPenalty[],
  nights: readonly number[],
  minorUnitsOfCurrency: number,
  now: Date,
): number {
  const total = nights.reduce((sum, night) => sum + night, 0);
  const started = penalties.filter(({ start }) => Date.parse(start) <= now.getTime());
  const current = started.at(-1);
  if (!current) return 0;
  // Windows follow each other without a gap; after the last one nothing is given back.
  if (Date.parse(current.end) + 1000 <= now.getTime()) return total;
  if (current.amount !== undefined)
    return Math.min(total, Math.round(Number(current.amount) * minorUnitsOfCurrency));
  if (current.nights !== undefined) {
    return nights.slice(0, Number(current.nights)).reduce((sum, night) => sum + night, 0);
  }
  return Math.round((total * Number.parseFloat(current.percent ?? '100')) / 100);
}
