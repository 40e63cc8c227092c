import type { HotelFilter, HotelSort } from '@yado/shared/routing/hotel-search';
import type { HotelView } from '@yado/shared/routing/hotel-view';

const WITH_DINNER = ['half-board', 'full-board', 'all-inclusive'];
const WITH_BREAKFAST = ['breakfast', ...WITH_DINNER];

/**
 * The rates that a hotel's page shows first to those who come from a list: those that the list's price is one of. It takes
 * meals, free cancellation and no smoke. `beds` and `minSize` are about rates too, but that page has no such filter: each
 * of its rooms says its beds and size above its rates, and a room hidden without a way to bring it back is no help.
 */
export function toFilteredView(
  { freeCancel, nonSmoking, meals = [] }: HotelFilter,
  sort: HotelSort,
): HotelView {
  const meal = toMealChoice(meals);
  return {
    ...(meal && { meal }),
    ...((freeCancel || sort === 'cancel-deadline') && { freeCancel: true }),
    ...(nonSmoking && { nonSmoking }),
  };
}

function toMealChoice(meals: readonly string[]): HotelView['meal'] {
  if (meals.length === 0) return undefined;
  if (meals.every((meal) => meal === 'none')) return 'none';
  if (meals.every((meal) => WITH_DINNER.includes(meal))) return 'dinner';
  return meals.every((meal) => WITH_BREAKFAST.includes(meal)) ? 'breakfast' : undefined;
}
