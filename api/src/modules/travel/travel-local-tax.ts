import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { answerWithout, type LocalTaxAnswer } from '../local-tax/local-tax-answer.ts';
import { getRateLocalTax } from '../rate/rate-local-tax.ts';
import { type DueRoom, listDueRooms } from './due-at-hotel.ts';
import type { ListedTravel, TravelRow } from './tables.ts';
import { loadTravelContent, loadWholeTravel } from './travel-loaders.ts';

/**
 * Estimated taxes that the hotel collects for these rooms of a trip, without those that were given up. UNKNOWN for a
 * trip from elsewhere: its meals and what its hotel charges are not known.
 */
export function getTravelLocalTax(
  { rate, stay, external_supplier_name }: Pick<TravelRow, 'rate' | 'stay' | 'external_supplier_name'>,
  hotel: Pick<HotelContent, 'address' | 'amenities'>,
  rooms: readonly DueRoom[],
): LocalTaxAnswer {
  const numbers = listDueRooms(rooms).map(({ room_number }) => room_number);
  if (external_supplier_name !== null) return answerWithout(numbers.length > 0 ? 'UNKNOWN' : 'NONE');
  return getRateLocalTax(storedRate.read(rate), stay, hotel, numbers);
}

/** The same for a trip that the viewer may see, with its hotel read from the catalog or the trip's memory. */
export async function loadTravelLocalTax(
  context: RequestContext,
  travel: ListedTravel | TravelRow,
  rooms: readonly DueRoom[],
): Promise<LocalTaxAnswer> {
  const [whole, { content }] = await Promise.all([
    loadWholeTravel(context, travel),
    loadTravelContent(context, travel),
  ]);
  return getTravelLocalTax(whole, content, rooms);
}

/** The same for guests, who don't learn what was paid for the room: where a tax is a share of it, only that there is one. */
export function hideFromGuests(answer: LocalTaxAnswer): LocalTaxAnswer {
  const tellsPrice = answer.estimate?.taxes.some(({ isShareOfPrice }) => isShareOfPrice);
  return tellsPrice ? answerWithout('ASK_HOTEL') : answer;
}
