import type { HotelFilter } from '@yado/shared/routing/hotel-search';

/** Scores that one can ask for at least. */
export const scoreChoices = [4.5, 4, 3.5, 3] as const;

export const starChoices = [5, 4, 3, 2, 1] as const;

/** Meters from the point searched. */
export const distanceChoices = [500, 1_000, 2_000, 5_000, 10_000] as const;

/** Square meters that a room has at least. */
export const sizeChoices = [15, 20, 25, 30] as const;

export const sizeText = (squareMeters: number) => `${squareMeters}㎡以上`;

/** Minutes after midnight by which breakfast is served. */
export const breakfastChoices = [360, 390, 420] as const;

/** `6:30までに開始`. */
export const breakfastText = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}までに開始`;

/** The list with or without one of its values. */
export function toggled<V>(values: readonly V[], value: V, on: boolean): V[] {
  const others = values.filter((other) => other !== value);
  return on ? [...others, value] : others;
}

/** Whether anything narrows the list, besides that a hotel must have a room. */
export function isFiltered({ soldOut: _soldOut, ...filter }: HotelFilter): boolean {
  return Object.values(filter).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}
