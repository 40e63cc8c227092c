import { expect, it } from 'vitest';
import { activeFilters } from './active-filters.ts';

it('names every condition and leads to the same filter without it', () => {
  const filter = { freeCancel: true, breakfast: false, stars: [3, 4], amenities: ['spa', 'unknown'] };
  const found = activeFilters(filter);
  expect(found.map(({ label }) => label)).toEqual(['無料キャンセル', '3つ星', '4つ星', '大浴場・スパ']);
  expect(found[1]?.without).toEqual({ ...filter, stars: [4] });
  expect(found[3]?.without.amenities).toEqual(['unknown']);
});
