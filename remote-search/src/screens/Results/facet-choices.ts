import { scoreWord } from '@yado/shared/ui/Rating';
import { amenityTexts, filterAmenities } from '../../lib/amenities.ts';
import { bedKinds, bedTexts } from '../../lib/beds.ts';
import {
  breakfastChoices,
  breakfastText,
  distanceChoices,
  scoreChoices,
  sizeChoices,
  sizeText,
  starChoices,
} from '../../lib/filter-choices.ts';
import { withinText } from '../../lib/format-distance.ts';
import { type Meal, mealTexts } from '../../lib/meals.ts';
import type { FilterChoice } from './FilterTicks.tsx';
import type { FilterFields_facets$data } from './__generated__/FilterFields_facets.graphql';

/** Null while nobody knows how many hotels each choice would leave. */
type Facets = FilterFields_facets$data | null | undefined;

const filterMeals: readonly Meal[] = ['BREAKFAST', 'HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE', 'NONE'];

/** Meals that the place has none of are left out unless they are chosen; before the counts are known, all are shown. */
export function mealChoices(facets: Facets, chosen: readonly string[] = []): FilterChoice<string>[] {
  const choices = filterMeals.map((meal) => ({
    value: mealTexts[meal].word,
    label: mealTexts[meal].label,
    count: facets ? (facets.mealTypes.find(({ mealType }) => mealType === meal)?.count ?? 0) : undefined,
  }));
  return choices.filter(({ value, count }) => chosen.includes(value) || count !== 0);
}

export const amenityChoices = (facets: Facets): FilterChoice<string>[] =>
  filterAmenities.map((amenity) => ({
    value: amenityTexts[amenity].word,
    label: amenityTexts[amenity].label,
    count: facets ? (facets.amenities.find((each) => each.amenity === amenity)?.count ?? 0) : undefined,
  }));

export const ratingChoices = (facets: Facets): FilterChoice<number>[] =>
  scoreChoices.map((value) => ({
    value,
    label: `${value}以上 ${scoreWord(value)}`,
    count: facets?.guestRatings.find(({ minGuestRating }) => minGuestRating === value)?.count,
  }));

export const classChoices = (facets: Facets): FilterChoice<number>[] =>
  starChoices.map((value) => ({
    value,
    label: `${value}つ星`,
    count: facets?.starRatings.find(({ starRating }) => starRating === value)?.count,
  }));

export const withinChoices = (facets: Facets): FilterChoice<number>[] =>
  distanceChoices.map((value) => ({
    value,
    label: withinText(value),
    count: facets?.distances.find(({ maxDistanceMeters }) => maxDistanceMeters === value)?.count,
  }));

/** Chains of the place; none where all hotels are of nobody. */
export const chainChoices = (facets: Facets): FilterChoice<string>[] =>
  (facets?.chains ?? []).map(({ chain: { id, name }, count }) => ({ value: id, label: name, count }));

export const bedChoices = (facets: Facets): FilterChoice<string>[] =>
  bedKinds.map((kind) => ({
    value: bedTexts[kind].word,
    label: bedTexts[kind].label,
    count: facets?.bedTypes.find(({ bedType }) => bedType === kind)?.count,
  }));

export const roomSizeChoices = (facets: Facets): FilterChoice<number>[] =>
  sizeChoices.map((value) => ({
    value,
    label: sizeText(value),
    count: facets?.roomSizes.find(({ minRoomSquareMeters }) => minRoomSquareMeters === value)?.count,
  }));

export const breakfastTimeChoices = (facets: Facets): FilterChoice<number>[] =>
  breakfastChoices.map((value) => ({
    value,
    label: breakfastText(value),
    count: facets?.breakfastTimes.find(({ breakfastBy }) => breakfastBy === value)?.count,
  }));

/** Choices among the place's own kinds of lodging; none where it has only one kind. */
export const categoryChoices = (facets: Facets): FilterChoice<string>[] =>
  facets && facets.categories.length > 1
    ? facets.categories.map(({ category: { id, name }, count }) => ({ value: id, label: name, count }))
    : [];
