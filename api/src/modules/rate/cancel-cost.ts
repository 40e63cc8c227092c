import type { CancelPenaltyModel, CancelPolicy, PolicyPrice, RoomPolicyPrice } from './rate-model.ts';
import { toYen } from './yen.ts';

/** What canceling costs at one moment: whole yen and the reasons, for people. */
export interface CancelCost {
  yen: number;
  reasons: string[];
}

function penaltyYen(
  penalty: CancelPenaltyModel,
  room: RoomPolicyPrice,
  yenPerUnit: PolicyPrice['yenPerUnit'],
): number {
  switch (penalty.__typename) {
    case 'AmountCancelPenalty':
      return toYen({ value: penalty.amount, currency: penalty.currency }, yenPerUnit);
    case 'NightCancelPenalty':
      return penalty.nights >= room.nights.length
        ? room.paymentPrice
        : room.nights.slice(0, penalty.nights).reduce((sum, night) => sum + night.price, 0);
    case 'PercentCancelPenalty':
      return Math.round((room.paymentPrice * penalty.percent) / 100);
  }
}

function getReasons(penalty: CancelPenaltyModel): string[] {
  if (penalty.__typename === 'NightCancelPenalty') return [`${penalty.nights}泊分`];
  if (penalty.__typename === 'PercentCancelPenalty') return [`宿泊料金の${penalty.percent}%`];
  return [];
}

/** Nights that are never given back, whatever the windows say. */
function lockedNightsYen(policy: CancelPolicy, room: RoomPolicyPrice): number {
  const locked = room.nights.filter(({ date }) =>
    policy.nonrefundableDateRanges.some((range) => range.start <= date && date <= range.end),
  );
  return locked.length === room.nights.length && locked.length > 0
    ? room.paymentPrice
    : locked.reduce((sum, night) => sum + night.price, 0);
}

/** The penalties that apply at the moment. Gaps and the time after the last window keep the last cost. */
function penaltiesAt(policy: CancelPolicy, at: number): readonly CancelPenaltyModel[] {
  const active = policy.penalties.filter((p) => Date.parse(p.start) <= at && at < Date.parse(p.end));
  if (active.length > 0) return active;
  const ended = policy.penalties.filter((penalty) => Date.parse(penalty.end) <= at);
  if (ended.length > 0) {
    const last = Math.max(...ended.map((penalty) => Date.parse(penalty.end)));
    return ended.filter((penalty) => Date.parse(penalty.end) === last);
  }
  if (policy.refundable) return [];
  // Not refundable although the first window is still to come: the cautious reading is that it applies now.
  const first = policy.penalties[0]?.start;
  return policy.penalties.filter((penalty) => penalty.start === first);
}

/**
 * Cost of canceling every room of `price` at the moment (milliseconds since 1970): per room the penalties of
 * the window plus nights that are never refunded, at most the room's price. A rate that is not refundable and
 * states no windows costs its whole price.
 */
export function cancelCostAt(policy: CancelPolicy, price: PolicyPrice, at: number): CancelCost {
  const full = !policy.refundable && policy.penalties.length === 0;
  const penalties = penaltiesAt(policy, at);
  let isLocked = false;
  const yen = price.rooms.reduce((total, room) => {
    const locked = lockedNightsYen(policy, room);
    isLocked ||= locked > 0;
    const cost = penalties.reduce((sum, each) => sum + penaltyYen(each, room, price.yenPerUnit), locked);
    return total + (full ? room.paymentPrice : Math.min(cost, room.paymentPrice));
  }, 0);
  return { yen, reasons: [...penalties.flatMap(getReasons), ...(isLocked ? ['返金対象外の宿泊日'] : [])] };
}
