import type { LocalTax } from '../catalog/local-taxes.ts';
import type { Occupancy } from './occupancy.ts';
import type { NightPrice } from './price.ts';

interface PricedNights {
  withMeals: readonly NightPrice[];
  withoutMeals: () => readonly NightPrice[];
}

/** What the guests of a room owe for its nights, in yen: by the price of the room, divided among all of them. */
export function addNightTaxes(
  taxes: readonly LocalTax[],
  occupancy: Occupancy,
  { withMeals, withoutMeals }: PricedNights,
): number {
  if (taxes.length === 0) return 0;
  const lodging = withoutMeals();
  return taxes
    .flatMap((tax) => (tax.countsMeals ? withMeals : lodging).map((price) => taxNight(tax, price, occupancy)))
    .reduce((sum, owed) => sum + owed, 0);
}

function taxNight(
  { bands, freeUnder }: LocalTax,
  price: NightPrice,
  { adults, childAges }: Occupancy,
): number {
  const inclusive = price.base + price.extraPerson + price.tax;
  const each = Math.floor((inclusive * 100) / 110 / (adults + childAges.length));
  const owed = bands.findLast(([from]) => each >= from)?.[1] ?? 0;
  return owed * (adults + childAges.filter((age) => age >= freeUnder).length);
}
