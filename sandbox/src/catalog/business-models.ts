import type { Property } from './property.ts';
import { unit } from './random.ts';

export type BusinessModel = 'expedia_collect' | 'property_collect';

/** Who takes the payment of a hotel's rates: Expedia when booked, the hotel itself at the stay, or each of some. */
export function getBusinessModels(property: Property): readonly BusinessModel[] {
  if (property.fault === 'paid_at_hotel') return ['property_collect'];
  const both = !property.fault && property.type !== 'ryokan' && unit(property.id, 'paid at hotel') < 0.25;
  return both ? ['expedia_collect', 'property_collect'] : ['expedia_collect'];
}
