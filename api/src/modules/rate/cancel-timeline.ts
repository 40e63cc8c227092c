import { getStartOfDayInZone, toZonedInstant } from './calendar.ts';
import { type CancelCost, cancelCostAt } from './cancel-cost.ts';
import { chargedCostAt, getCostSteps } from './charged-cost.ts';
import { lastMoment } from './last-moment.ts';
import type { CancelPolicy, CancelStageModel, CancelTimelineModel, PolicyPrice } from './rate-model.ts';

const yenFormat = new Intl.NumberFormat('ja-JP');

function toLabel(cost: CancelCost, price: PolicyPrice): string {
  if (cost.yen === 0) return 'キャンセル無料';
  const yen = `¥${yenFormat.format(cost.yen)}`;
  if (cost.yen >= price.rooms.reduce((sum, room) => sum + room.paymentPrice, 0))
    return `キャンセル料 全額(${yen})`;
  return cost.reasons.length > 0 ? `キャンセル料 ${cost.reasons.join('+')}(${yen})` : `キャンセル料 ${yen}`;
}

export interface TimelineOptions {
  /** The property's zone; all instants of the timeline are on its clock. */
  timeZone: string;
  /** When the booking was or would be made: windows that ended before it are left out. */
  bookedAt: Date;
}

/**
 * The policy as Yado charges for it, as stages in order of time, from booking (`start` null) until after check-in (`end`
 * null). Stages that cost the same are one. `freeUntil` is null when it is never free; a policy that stays free is free
 * until check-in day begins.
 */
export function computeCancelTimeline(
  policy: CancelPolicy,
  price: PolicyPrice,
  options: TimelineOptions,
): CancelTimelineModel {
  const bookedAt = options.bookedAt.getTime();
  const steps = getCostSteps(policy, price);
  const edges = [...new Set(steps.flatMap(({ from }) => [lastMoment(from), from]))]
    .filter((edge) => edge > bookedAt)
    .sort((a, b) => a - b);
  const stages: CancelStageModel[] = [];
  for (const at of [bookedAt, ...edges]) {
    const cost = chargedCostAt(steps, at);
    const last = stages.at(-1);
    const label = toLabel(cost, price);
    if (last?.penaltyPrice === cost.yen && last.label === label) continue;
    const start = toZonedInstant(new Date(at), options.timeZone);
    if (last) last.end = start;
    stages.push({ start: last ? start : null, end: null, penaltyPrice: cost.yen, label });
  }
  return {
    freeUntil: freeUntil(stages, price, options.timeZone),
    alwaysFree: stages.every(({ penaltyPrice }) => penaltyPrice === 0),
    stages,
  };
}

function freeUntil(stages: readonly CancelStageModel[], price: PolicyPrice, timeZone: string): string | null {
  const [first] = stages;
  if (!first || first.penaltyPrice > 0) return null;
  if (first.end) return first.end;
  const checkin = price.rooms[0]?.nights[0]?.date;
  return checkin ? getStartOfDayInZone(checkin, timeZone) : null;
}

/** What canceling all of `price` costs a person who asks at the moment, in whole yen. */
export function chargedPenalty(policy: CancelPolicy, price: PolicyPrice, at: Date): number {
  return chargedCostAt(getCostSteps(policy, price), at.getTime()).yen;
}

/** What the supplier keeps of all of `price` when it cancels at the moment, in whole yen. */
export function supplierPenalty(policy: CancelPolicy, price: PolicyPrice, at: Date): number {
  return cancelCostAt(policy, price, at.getTime()).yen;
}
