import type { CardBrand } from '../../graphql/__generated__/schema-types.ts';

const brands: Record<string, CardBrand> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  amex: 'AMEX',
  jcb: 'JCB',
  diners: 'DINERS',
  discover: 'DISCOVER',
  unionpay: 'UNIONPAY',
};

/** The card provider's brand name in the schema's words. */
export function toCardBrand(brand: string): CardBrand {
  return brands[brand] ?? 'UNKNOWN';
}
