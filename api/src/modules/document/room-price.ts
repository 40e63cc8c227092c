import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import { mapPricing, getRoomPricing, roomPriceKey } from '../rate/pricing.ts';
import type { PropertyPriceModel } from '../rate/rate-model.ts';
import { UnreadableRateError } from '../rate/unreadable-rate-error.ts';
import { dueAtHotel } from '../travel/due-at-hotel.ts';
import { getTravelFees } from '../travel/room-fees.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';

/** What one room costs. Yen paid now and what the hotel collects are two amounts that are never added up. */
export interface RoomPrice {
  paymentPrice: number;
  /** Part of the price, as the supplier states it; null when it does not. */
  taxAndServicePrice: number | null;
  refundPrice: number;
  finalPrice: number;
  /** Null when nothing is due there, as of a room that was given up. */
  propertyPrice: PropertyPriceModel | null;
}

export function getRoomPrice(travel: TravelRow, room: TravelRoomRow): RoomPrice {
  const shopped = shoppedPrice(travel, room);
  const refundPrice = room.refund_price ?? 0;
  // What an operator entered is a sum without parts.
  const split = shopped?.paymentPrice === room.payment_price && travel.external_supplier_name === null;
  return {
    paymentPrice: room.payment_price,
    taxAndServicePrice: split ? shopped.taxAndServicePrice : null,
    refundPrice,
    finalPrice: room.payment_price - refundPrice,
    propertyPrice: shopped?.propertyPrice ?? null,
  };
}

function shoppedPrice(travel: TravelRow, room: TravelRoomRow) {
  const { rate, stay } = travel;
  const { checkin, checkout } = stay;
  const occupancy = { adults: room.adults, childAges: room.child_ages };
  try {
    const own = getRoomPricing(storedRate.read(rate).pricing, occupancy, room.room_number);
    const { total } = mapPricing({ [roomPriceKey(1)]: own }, { checkin, checkout, occupancies: [occupancy] });
    return { ...total, propertyPrice: dueAtHotel(getTravelFees(travel), [room]) };
  } catch (error) {
    if (error instanceof UnreadableRateError) return null;
    throw error;
  }
}
