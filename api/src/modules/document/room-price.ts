import { mapPricing } from '../rate/pricing.ts';
import type { PropertyPriceModel } from '../rate/rate-model.ts';
import { UnreadableRateError } from '../rate/unreadable-rate-error.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';

/** What one room costs. Yen paid now and what the hotel collects are two purses and never added up. */
export interface RoomPrice {
  paymentPrice: number;
  /** Part of the price, as the supplier states it; null when it does not. */
  taxAndServicePrice: number | null;
  refundPrice: number;
  finalPrice: number;
  propertyPrice: PropertyPriceModel | null;
}

export function roomPriceOf(travel: TravelRow, room: TravelRoomRow): RoomPrice {
  const shopped = shoppedPrice(travel, room);
  const refundPrice = room.refund_price ?? 0;
  return {
    paymentPrice: room.payment_price,
    // A price that was agreed upon otherwise has no split of its own.
    taxAndServicePrice: shopped?.paymentPrice === room.payment_price ? shopped.taxAndServicePrice : null,
    refundPrice,
    finalPrice: room.payment_price - refundPrice,
    propertyPrice: shopped?.propertyPrice ?? null,
  };
}

function shoppedPrice(travel: TravelRow, room: TravelRoomRow) {
  const { checkin, checkout } = travel.stay;
  const occupancies = [{ adults: room.adults, childAges: room.child_ages }];
  try {
    return mapPricing(travel.rate.occupancy_pricing, { checkin, checkout, occupancies }).total;
  } catch (error) {
    if (error instanceof UnreadableRateError) return null;
    throw error;
  }
}
