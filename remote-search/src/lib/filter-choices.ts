import type { HotelFilter } from '@yado/shared/routing/hotel-search';

/** Scores that one can ask for at least. */
export const scoreChoices = [
  { value: 4.5, label: '4.5以上 とても良い' },
  { value: 4, label: '4以上 良い' },
  { value: 3.5, label: '3.5以上' },
  { value: 3, label: '3以上' },
] as const;

export const starChoices = [5, 4, 3, 2, 1] as const;

/** Meters from the point searched. */
export const distanceChoices = [500, 1_000, 2_000, 5_000, 10_000] as const;

/** The list with or without one of its values. */
export function toggled<V>(values: readonly V[], value: V, on: boolean): V[] {
  const others = values.filter((other) => other !== value);
  return on ? [...others, value] : others;
}

/** Whether anything narrows the list. */
export function isFiltered(filter: HotelFilter): boolean {
  return Object.values(filter).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}
