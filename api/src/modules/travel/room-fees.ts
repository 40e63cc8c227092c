import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import type { RoomPricing } from '../../adapters/supplier/supplier-rate.ts';
import { getRoomPricing } from '../rate/pricing.ts';
import type { TravelRow } from './tables.ts';

/** What the hotel collects for one room. */
export type RoomFees = Pick<RoomPricing, 'hotelFees'>;

/** The hotel's charges of each room of a trip as it was booked, in the order of the rooms. */
export function getTravelFees({ rate, stay }: Pick<TravelRow, 'rate' | 'stay'>): RoomFees[] {
  const { pricing } = storedRate.read(rate);
  return stay.occupancies.map((occupancy, index) => {
    const { hotelFees } = getRoomPricing(pricing, occupancy, index + 1);
    return { hotelFees };
  });
}
