import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import { mapCancelPolicy } from '../rate/cancel-policy.ts';
import { chargedPenalty, supplierPenalty } from '../rate/cancel-timeline.ts';
import { getPolicyPrice, getRoomPricing } from '../rate/pricing.ts';
import type { CancelPolicy, PolicyPrice } from '../rate/rate-model.ts';
import { readKnownRoom } from './read-known-room.ts';
import type { TravelRoomRow, TravelRow } from './tables.ts';

type PricedTravel = Pick<TravelRow, 'rate' | 'stay' | 'time_zone'>;
type PolicyRoom = Pick<TravelRoomRow, 'supplier_room' | 'adults' | 'child_ages' | 'room_number'>;

/** The room's cancel policy: as the supplier's itinerary states it, else as it was when the trip was booked. */
export function getRoomPolicy(travel: PricedTravel, room: PolicyRoom): CancelPolicy {
  return mapCancelPolicy(readKnownRoom(room)?.rate ?? storedRate.read(travel.rate), travel.time_zone);
}

/** What the guest paid for this room alone, night by night: the price that its penalties are counted from. */
export function getTravelRoomPolicyPrice(travel: PricedTravel, room: PolicyRoom): PolicyPrice {
  const occupancy = { adults: room.adults, childAges: room.child_ages };
  const pricing = getRoomPricing(storedRate.read(travel.rate).pricing, occupancy, room.room_number);
  return getPolicyPrice(pricing, travel.stay);
}

type CostingRoom = PolicyRoom & Pick<TravelRoomRow, 'payment_price' | 'refund_price'>;

/** What canceling the room costs a person who asks now, in whole yen. */
export function getChargedRoomPenalty(travel: PricedTravel, room: CostingRoom, now: Date): number {
  const penalty = chargedPenalty(getRoomPolicy(travel, room), getTravelRoomPolicyPrice(travel, room), now);
  return capPenalty(room, penalty);
}

/** What the supplier keeps of the room when it cancels it at that moment, in whole yen. */
export function getSupplierRoomPenalty(travel: PricedTravel, room: CostingRoom, at: Date): number {
  const penalty = supplierPenalty(getRoomPolicy(travel, room), getTravelRoomPolicyPrice(travel, room), at);
  return capPenalty(room, penalty);
}

/** Never more than an operator has left of the room's price. */
function capPenalty({ payment_price: paid, refund_price: refunded }: CostingRoom, penalty: number): number {
  return Math.min(penalty, paid - (refunded ?? 0));
}
