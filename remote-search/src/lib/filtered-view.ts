import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import type { HotelView } from '@yado/shared/routing/hotel-view';

const WITH_DINNER = ['half-board', 'full-board', 'all-inclusive'];
const WITH_BREAKFAST = ['breakfast', ...WITH_DINNER];

/**
 * The rates that a hotel's page shows first to those who come from a list. It takes meals, free cancellation and no smoke.
 * Beds, size and price are about rates too, but that page has no such filter: each of its rooms says them, and a room hidden
 * without a way to bring it back is no help. The page says that it was not narrowed by those (`ListConditions`).
 */
export function toFilteredView({ freeCancel, nonSmoking, meals = [] }: HotelFilter): HotelView {
  const meal = toMealChoice(meals);
  return {
    ...(meal && { meal }),
    ...(freeCancel && { freeCancel: true }),
    ...(nonSmoking && { nonSmoking }),
  };
}

function toMealChoice(meals: readonly string[]): HotelView['meal'] {
  if (meals.length === 0) return undefined;
  if (meals.every((meal) => meal === 'none')) return 'none';
  if (meals.every((meal) => WITH_DINNER.includes(meal))) return 'dinner';
  return meals.every((meal) => WITH_BREAKFAST.includes(meal)) ? 'breakfast' : undefined;
}
