import type { RapidPricing } from '../../adapters/rapid/common-schemas.ts';
import { pricingOfRoom } from '../rate/pricing.ts';
import type { TravelRow } from './tables.ts';

/** What the hotel collects for one room. */
export type RoomFees = Pick<RapidPricing, 'fees'>;

/** The hotel's charges of each room of a trip as it was booked, in the order of the rooms. */
export function feesOfTravel({ rate, stay }: Pick<TravelRow, 'rate' | 'stay'>): RoomFees[] {
  return stay.occupancies.map((occupancy, index) => {
    const { fees } = pricingOfRoom(rate.occupancy_pricing, occupancy, index + 1);
    return { fees };
  });
}
