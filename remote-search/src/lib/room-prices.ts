import { addDays } from '@yado/shared/format/calendar-date';
import { formatOccupancy, type Occupancy, type Stay } from '@yado/shared/routing/stay';

export interface OccupancyPrice {
  /** In the supplier's grammar, as addresses carry it. */
  readonly occupancy: string;
  readonly paymentPrice: number;
  readonly nightsPrice: readonly { readonly stayPrice: number; readonly taxAndServicePrice: number }[];
}

export interface RoomPrice {
  /** 1 is the first room. */
  number: number;
  occupancy: Occupancy;
  paymentPrice: number;
  /** Tax included, by night. */
  nights: { date: string; price: number }[];
}

/**
 * What each room of the stay costs, night by night. The supplier names a price once for rooms with the same guests;
 * null when it names none for one of them.
 */
export function roomPrices(prices: readonly OccupancyPrice[], stay: Stay): RoomPrice[] | null {
  const byOccupancy = new Map(prices.map((price) => [price.occupancy, price]));
  const rooms = stay.occupancies.map((occupancy, index) => {
    const price = byOccupancy.get(formatOccupancy(occupancy));
    return (
      price && {
        number: index + 1,
        occupancy,
        paymentPrice: price.paymentPrice,
        nights: price.nightsPrice.map(({ stayPrice, taxAndServicePrice }, night) => ({
          date: addDays(stay.checkin, night),
          price: stayPrice + taxAndServicePrice,
        })),
      }
    );
  });
  const known = rooms.filter((room) => room !== undefined);
  return known.length === rooms.length ? known : null;
}
