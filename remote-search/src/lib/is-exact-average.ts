import { countNights, type Stay } from '@yado/shared/routing/stay';

/** Whether the price of one room and night, which the API rounds up, times all of them is the whole price. */
export function isExactAverage(perRoomNight: number, total: number, stay: Stay): boolean {
  return perRoomNight * countNights(stay) * stay.occupancies.length === total;
}
