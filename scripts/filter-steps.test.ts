import { expect, it } from 'vitest';
import { countFacets } from '../api/src/modules/search/count-facets.ts';
import { bedKinds } from '../remote-search/src/lib/beds.ts';
import {
  breakfastChoices,
  distanceChoices,
  scoreChoices,
  sizeChoices,
  starChoices,
} from '../remote-search/src/lib/filter-choices.ts';

/** API and browser share no code: what one can choose on the screen is what the API counts. */
it('the API counts every step of the filters that the browser offers', () => {
  const facets = countFacets([], {});
  expect(facets.starRatings.map(({ starRating }) => starRating)).toEqual([...starChoices]);
  expect(facets.guestRatings.map(({ minGuestRating }) => minGuestRating)).toEqual([...scoreChoices]);
  expect(facets.distances.map(({ maxDistanceMeters }) => maxDistanceMeters)).toEqual([...distanceChoices]);
  expect(facets.roomSizes.map(({ minRoomSquareMeters }) => minRoomSquareMeters)).toEqual([...sizeChoices]);
  expect(facets.breakfastTimes.map(({ breakfastBy }) => breakfastBy)).toEqual([...breakfastChoices]);
  expect(facets.bedTypes.map(({ bedType }) => bedType)).toEqual([...bedKinds]);
});
