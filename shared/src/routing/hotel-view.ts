export const mealChoices = ['none', 'breakfast', 'dinner'] as const;
export type MealChoice = (typeof mealChoices)[number];

export const roomSorts = ['price', 'price-desc', 'size'] as const;
export type RoomSort = (typeof roomSorts)[number];

/** How a hotel's page shows its rooms and texts; what says nothing is absent. */
export interface HotelView {
  /** Without any meal, with breakfast at least, with dinner at least. */
  meal?: MealChoice;
  freeCancel?: boolean;
  nonSmoking?: boolean;
  /** `price` unless given otherwise. */
  sort?: RoomSort;
  /** The hotel's own texts; Japanese unless given otherwise. */
  language?: 'en';
  /** The preparation whose room was sold: what was typed for it continues with another room. */
  continues?: string;
}

/** Writes a view beside the stay. */
export function hotelViewToParams(view: HotelView, params: URLSearchParams): URLSearchParams {
  if (view.meal) params.set('meal', view.meal);
  if (view.freeCancel) params.set('free-cancel', '1');
  if (view.nonSmoking) params.set('non-smoking', '1');
  if (view.sort && view.sort !== 'price') params.set('sort', view.sort);
  if (view.language) params.set('lang', view.language);
  if (view.continues) params.set('continues', view.continues);
  return params;
}

/** Reads a view; values that mean nothing are dropped. */
export function hotelViewFromParams(params: URLSearchParams): HotelView {
  const meal = mealChoices.find((known) => known === params.get('meal'));
  const continues = params.get('continues');
  const sort = roomSorts.find((known) => known === params.get('sort') && known !== 'price');
  return {
    ...(meal && { meal }),
    ...(params.get('free-cancel') === '1' && { freeCancel: true }),
    ...(params.get('non-smoking') === '1' && { nonSmoking: true }),
    ...(sort && { sort }),
    ...(params.get('lang') === 'en' && { language: 'en' as const }),
    ...(continues && { continues }),
  };
}
