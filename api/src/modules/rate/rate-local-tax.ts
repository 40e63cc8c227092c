import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import type { Rate, RoomPricing } from '../../adapters/supplier/supplier-rate.ts';
import { hasHotSpring } from '../catalog/hot-spring.ts';
import { estimateLocalTax, type TaxedRoom } from '../local-tax/estimate-local-tax.ts';
import { answerWithout, type LocalTaxAnswer } from '../local-tax/local-tax-answer.ts';
import { mapRateAmenities } from './meals.ts';
import { getPolicyPrice, getRoomPricing } from './pricing.ts';
import type { MealType, PolicyPrice, RoomPolicyPrice, TotalPriceModel } from './rate-model.ts';
import type { Stay } from './stay.ts';

type TaxedRate = Pick<Rate, 'pricing' | 'amenities'>;

/** What a result list knows of a rate. */
interface TaxedOffer {
  total: Pick<TotalPriceModel, 'propertyPrice'>;
  mealType: MealType;
  policyPrice: PolicyPrice;
}

/**
 * Taxes that the hotel collects for prefecture and municipality, estimated for these rooms (counted from 1) of a stay at
 * a rate. The hotel's content is the Japanese one, as the rules go by Japanese names. NAMED where the supplier names
 * the hotel's own figure for one of the rooms: that one is shown.
 */
export function getRateLocalTax(
  { pricing, amenities }: TaxedRate,
  stay: Stay,
  hotel: Pick<HotelContent, 'address' | 'amenities'>,
  roomNumbers: readonly number[] = stay.occupancies.map((_, index) => index + 1),
): LocalTaxAnswer {
  const rooms = roomNumbers.flatMap((number) => {
    const occupancy = stay.occupancies[number - 1];
    return occupancy ? [{ ...occupancy, price: getRoomPricing(pricing, occupancy, number) }] : [];
  });
  if (rooms.some(({ price }) => namesTax(price))) return answerWithout('NAMED');
  return estimateLocalTax({
    place: hotel.address,
    hasHotSpring: hasHotSpring(hotel),
    includesMeals: mapRateAmenities(amenities).mealType !== 'NONE',
    rooms: rooms.map(({ adults, childAges, price }) => ({
      adults,
      childAges,
      nights: getPolicyPrice(price, stay).rooms.flatMap(getNights),
    })),
  });
}

/** The same for all rooms of a stay at an offer of a result list. */
export function getOfferLocalTax(
  { total, mealType, policyPrice }: TaxedOffer,
  { occupancies }: Pick<Stay, 'occupancies'>,
  hotel: Pick<HotelContent, 'address' | 'amenities'>,
): LocalTaxAnswer {
  if (Number(total.propertyPrice?.mandatoryTaxPrice?.value ?? 0) > 0) return answerWithout('NAMED');
  return estimateLocalTax({
    place: hotel.address,
    hasHotSpring: hasHotSpring(hotel),
    includesMeals: mealType !== 'NONE',
    rooms: occupancies.flatMap((occupancy, index) => {
      const price = policyPrice.rooms[index];
      return price ? [{ ...occupancy, nights: getNights(price) }] : [];
    }),
  });
}

function namesTax({ hotelFees }: Pick<RoomPricing, 'hotelFees'>): boolean {
  const amount = hotelFees?.tax?.billed ?? hotelFees?.tax?.asked;
  return amount !== undefined && Number(amount.value) > 0;
}

/** What a room costs by night; a charge for the whole stay is divided among its nights. */
function getNights({ paymentPrice, nights }: RoomPolicyPrice): TaxedRoom['nights'] {
  const rest = nights.reduce((left, night) => left - night.price, paymentPrice) / nights.length;
  return nights.map(({ date, price }) => ({ date, price: price + rest }));
}
