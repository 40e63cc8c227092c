import type { RapidRate } from '../../adapters/rapid/shop-schemas.ts';
import type { RateModel, ValueAddCategory, ValueAddOfferType } from './rate-model.ts';

const CATEGORIES: Readonly<Record<string, ValueAddCategory>> = {
  food_and_beverage: 'FOOD_AND_BEVERAGE',
  entertainment: 'ENTERTAINMENT',
  service: 'SERVICE',
  activity: 'ACTIVITY',
  credit: 'CREDIT',
};
const OFFER_TYPES: Readonly<Record<string, ValueAddOfferType>> = {
  buy_one_get_one_free: 'BUY_ONE_GET_ONE_FREE',
  credit: 'CREDIT',
  discount: 'DISCOUNT',
  free: 'FREE',
  voucher: 'VOUCHER',
};

/** Deals and extras; an extra of a kind that is not known yet is left out. */
export function mapPromotions(promotions: RapidRate['promotions']): RateModel['promotions'] {
  return {
    deal: promotions?.deal ? { description: promotions.deal.description } : null,
    valueAdds: Object.values(promotions?.value_adds ?? {}).flatMap((extra) => {
      const category = CATEGORIES[extra.category ?? ''];
      const offerType = OFFER_TYPES[extra.offer_type ?? ''];
      return category && offerType
        ? [{ id: extra.id, description: extra.description, category, offerType }]
        : [];
    }),
  };
}
