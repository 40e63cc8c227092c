import { brandName } from '@yado/shared/format/card-text';

/** `Visa •••• 4242`. */
export function cardName({ brand, last4 }: { brand: string; last4: string }): string {
  return `${brandName(brand)} •••• ${last4}`;
}
