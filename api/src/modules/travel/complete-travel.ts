import type { RequestContext } from '../../graphql/request-context.ts';
import type { ListedTravel, TravelRow } from './tables.ts';
import { bookersOf, contentsOf, shownRoomsOf } from './travel-loaders.ts';
import { type TravelModel, travelRoomModel } from './travel-models.ts';
import { pricingsOf } from './travel-pricing.ts';
import { travelStatusAt } from './travel-status.ts';

/**
 * Trips that the viewer may see, as the API gives them: with the hotel, the rooms, the price and who booked, because
 * whatever shows a trip shows these. Read here for all trips together, they are plain values to the executor, which
 * would otherwise wait for each of them on its own.
 */
export async function completeTravels(
  context: RequestContext,
  rows: readonly (ListedTravel | TravelRow)[],
): Promise<TravelModel[]> {
  if (rows.length === 0) return [];
  const [employees, contents, rooms, pricings] = await Promise.all([
    bookersOf(context, rows),
    contentsOf(context, rows),
    shownRoomsOf(context, rows),
    pricingsOf(context, rows),
  ]);
  const now = context.app.clock();
  return rows.map((row, index) => ({
    row,
    id: row.id,
    travelNumber: row.travel_number,
    status: travelStatusAt(row, now),
    paymentType: row.payment_type,
    startDate: row.start_date,
    endDate: row.end_date,
    createdAt: row.created_at,
    employee: at(employees, index),
    pricing: {
      ...at(pricings, index),
      refundPrice: row.refund_price,
      finalPaymentPrice: row.payment_price - row.refund_price,
    },
    propertyContent: at(contents, index),
    expediaHotelRooms: at(rooms, index).map((room) => travelRoomModel(room, row)),
  }));
}

/** The same of one trip. */
export async function completeTravel(
  context: RequestContext,
  row: ListedTravel | TravelRow,
): Promise<TravelModel> {
  return at(await completeTravels(context, [row]), 0);
}

/** For lookups that may find nothing. */
export async function completeTravelOrNull(
  context: RequestContext,
  row: TravelRow | null,
): Promise<TravelModel | null> {
  return row && completeTravel(context, row);
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error('A part of a trip is missing.');
  return value;
}
