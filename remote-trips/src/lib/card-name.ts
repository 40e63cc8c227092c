import type { CardBrand } from '../screens/Trip/__generated__/TripPayment_travel.graphql';
import { type Known, lookUp } from './known.ts';

const brands: Readonly<Record<Known<CardBrand>, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  JCB: 'JCB',
  DINERS: 'Diners Club',
  DISCOVER: 'Discover',
  UNIONPAY: '銀聯',
  UNKNOWN: 'カード',
};

/** `Visa •••• 4242`. */
export function cardName({ brand, last4 }: { brand: string; last4: string }): string {
  return `${lookUp(brands, brand, 'カード')} •••• ${last4}`;
}
