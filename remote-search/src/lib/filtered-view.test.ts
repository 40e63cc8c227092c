import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import type { HotelView } from '@yado/shared/routing/hotel-view';
import { expect, it } from 'vitest';
import { toFilteredView } from './filtered-view.ts';

it.each([
  ['nothing', {}, {}],
  ['free cancellation', { freeCancel: true }, { freeCancel: true }],
  ['rooms without smoke', { nonSmoking: true }, { nonSmoking: true }],
  ['no meal', { meals: ['none'] }, { meal: 'none' }],
  ['breakfast or more', { meals: ['breakfast', 'half-board'] }, { meal: 'breakfast' }],
  ['dinner or more', { meals: ['half-board', 'full-board'] }, { meal: 'dinner' }],
  ['meals or none', { meals: ['none', 'breakfast'] }, {}],
  ['what a hotel has as a whole', { stars: [4], amenities: ['free-wifi'] }, {}],
] as const)('a hotel of a list by %s shows the rates that the list shows', (_, filter, view) => {
  expect(toFilteredView(structuredClone(filter) as object)).toEqual(view);
});

it('a condition reaches a hotel’s page where that has one for it', () => {
  // A new condition doesn't compile until it is here; none where it is about the hotel, or where the page has no such filter.
  const views: { [C in keyof Required<HotelFilter>]: [Required<HotelFilter>[C], HotelView] } = {
    freeCancel: [true, { freeCancel: true }],
    nonSmoking: [true, { nonSmoking: true }],
    meals: [['breakfast'], { meal: 'breakfast' }],
    beds: [['twin'], {}],
    minSize: [20, {}],
    minPrice: [5_000, {}],
    maxPrice: [9_000, {}],
    soldOut: [true, {}],
    stars: [[4], {}],
    minScore: [4, {}],
    maxDistance: [500, {}],
    amenities: [['spa'], {}],
    categories: [['1'], {}],
    chains: [['501'], {}],
    breakfastBy: [390, {}],
  };
  const found = Object.entries(views).map(([condition, [value]]) => [
    condition,
    toFilteredView({ [condition]: value }),
  ]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(views).map(([condition, [, view]]) => [condition, view])),
  );
});
