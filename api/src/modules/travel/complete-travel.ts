import type { RequestContext } from '../../graphql/request-context.ts';
import { dueAtHotel } from './due-at-hotel.ts';
import type { ListedTravel, TravelRow } from './tables.ts';
import { loadBookers, loadTravelContents, loadShownRooms } from './travel-loaders.ts';
import { type TravelModel, travelRoomModel } from './travel-models.ts';
import { loadPricings } from './travel-pricing.ts';
import { travelStatusAt } from './travel-status.ts';

/** Trips that the viewer may see, as the API gives them; null for one that can't be read, which the log then names. */
export async function completeTravels(
  context: RequestContext,
  rows: readonly (ListedTravel | TravelRow)[],
): Promise<(TravelModel | null)[]> {
  const travels = await readTravels(context, rows);
  return travels.map((travel, index) => {
    if (!(travel instanceof Error)) return travel;
    const travelId = rows[index]?.id;
    context.app.log.error({ err: travel, travelId, event: 'unreadable-travel' }, 'a trip could not be read');
    return null;
  });
}

/** One trip that the viewer may see, as the API gives it. */
export async function completeTravel(
  context: RequestContext,
  row: ListedTravel | TravelRow,
): Promise<TravelModel> {
  const travel = at(await readTravels(context, [row]), 0);
  if (travel instanceof Error) throw travel;
  return travel;
}

/** For lookups that may find nothing. */
export async function completeTravelOrNull(
  context: RequestContext,
  row: TravelRow | null,
): Promise<TravelModel | null> {
  return row && completeTravel(context, row);
}

/**
 * Trips with the hotel, the rooms, the price and who booked, because whatever shows a trip shows these. Read here for
 * all trips together, they are plain values to the executor, which would otherwise wait for each on its own.
 */
async function readTravels(
  context: RequestContext,
  rows: readonly (ListedTravel | TravelRow)[],
): Promise<(TravelModel | Error)[]> {
  if (rows.length === 0) return [];
  const [employees, contents, rooms, pricings] = await Promise.all([
    loadBookers(context, rows),
    loadTravelContents(context, rows),
    loadShownRooms(context, rows),
    loadPricings(context, rows),
  ]);
  const now = context.app.clock();
  return rows.map((row, index) => {
    const [employee, booked] = [at(employees, index), at(pricings, index)];
    if (employee instanceof Error) return employee;
    if (booked instanceof Error) return booked;
    const { pricing, fees } = booked;
    const ownRooms = at(rooms, index);
    return {
      row,
      id: row.id,
      travelNumber: row.travel_number,
      status: travelStatusAt(row, now),
      paymentType: row.payment_type,
      startDate: row.start_date,
      endDate: row.end_date,
      createdAt: row.created_at,
      employee,
      pricing: {
        ...pricing,
        total: { ...pricing.total, propertyPrice: dueAtHotel(fees, ownRooms) },
        refundPrice: row.refund_price,
        finalPaymentPrice: row.payment_price - row.refund_price,
      },
      propertyContent: at(contents, index),
      expediaHotelRooms: ownRooms.map((room) => travelRoomModel(room, row)),
    };
  });
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error('A part of a trip is missing.');
  return value;
}
