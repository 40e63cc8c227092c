import { describe, expect, it } from 'vitest';
import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import { activeFilters } from './active-filters.ts';
import { isFiltered } from './filter-choices.ts';
import { tightestFilter } from './tightest-filter.ts';

/** All conditions that narrow the list: a new one doesn't compile until it is here, and fails until it has a label. */
const filter: Required<Omit<HotelFilter, 'soldOut'>> = {
  minPrice: 8_000,
  maxPrice: 12_000,
  freeCancel: true,
  nonSmoking: true,
  meals: ['breakfast'],
  stars: [3, 4],
  minScore: 4.5,
  maxDistance: 1_000,
  amenities: ['spa', 'unknown'],
  categories: ['1', '9'],
  beds: ['twin', 'hammock'],
  minSize: 20,
  breakfastBy: 390,
  chains: ['501'],
};
const names = { categories: new Map([['1', 'ホテル']]), chains: new Map([['501', 'Leaf Inn Hotels']]) };

describe('active filters', () => {
  it('name every condition and lead to the same filter without it', () => {
    const found = activeFilters(filter, names);
    expect(found.map(({ label }) => label)).toEqual([
      '¥8,000〜¥12,000',
      '無料キャンセル',
      '朝食付き',
      '禁煙の部屋',
      '口コミ4.5以上',
      '3つ星',
      '4つ星',
      '1km以内',
      '大浴場・スパ',
      'ツイン',
      '20㎡以上',
      '朝食が6:30までに開始',
      'Leaf Inn Hotels',
      'ホテル',
      '宿泊施設の種類',
    ]);
    const changed = new Set(
      found.flatMap(({ without }) =>
        Object.keys(filter).filter(
          (key) => without[key as keyof HotelFilter] !== filter[key as keyof typeof filter],
        ),
      ),
    );
    expect([...changed].sort()).toEqual(Object.keys(filter).sort());
    const without = (name: string) => found.find(({ label }) => label === name)?.without;
    expect(without('3つ星')).toEqual({ ...filter, stars: [4] });
    expect(without('大浴場・スパ')?.amenities).toEqual(['unknown']);
    expect(without('ツイン')?.beds).toEqual(['hammock']);
    expect(without('ホテル')?.categories).toEqual(['9']);
  });

  it('are none while nothing narrows the list', () => {
    expect(activeFilters({ stars: [], freeCancel: false })).toEqual([]);
    expect(isFiltered({ stars: [], freeCancel: false, maxPrice: undefined })).toBe(false);
    expect(isFiltered({ stars: [3] })).toBe(true);
  });
});

describe('the tightest filter', () => {
  const relaxation = (condition: string, count: number, amenity: string | null = null) => ({
    condition,
    count,
    amenity,
  });

  it.each([
    [relaxation('PRICE', 3), '¥8,000〜¥12,000', { minPrice: undefined, maxPrice: undefined }],
    [relaxation('STAR_RATING', 3), '3つ星・4つ星', { stars: [] }],
    [relaxation('MEAL_TYPE', 3), '朝食付き', { meals: [] }],
    [relaxation('GUEST_RATING', 3), '口コミ4.5以上', { minScore: undefined }],
    [relaxation('DISTANCE', 3), '1km以内', { maxDistance: undefined }],
    [relaxation('FREE_CANCELLATION', 3), '無料キャンセル', { freeCancel: false }],
    [relaxation('NON_SMOKING', 3), '禁煙の部屋', { nonSmoking: false }],
    [relaxation('AMENITY', 3, 'SPA'), '大浴場・スパ', { amenities: ['unknown'] }],
    [relaxation('CATEGORY', 3), 'ホテル・宿泊施設の種類', { categories: [] }],
    [relaxation('BED_TYPE', 3), 'ツイン', { beds: [] }],
    [relaxation('ROOM_SIZE', 3), '20㎡以上', { minSize: undefined }],
    [relaxation('BREAKFAST_TIME', 3), '朝食が6:30までに開始', { breakfastBy: undefined }],
    [relaxation('CHAIN', 3), 'Leaf Inn Hotels', { chains: [] }],
  ])('of %j is %s', (given, label, without) => {
    const found = tightestFilter(
      [relaxation('PRICE', 0), given, relaxation('STAR_RATING', 1)],
      filter,
      names,
    );
    expect(found).toEqual({ label, count: 3, without: { ...filter, ...without } });
  });

  it('is none when no single condition is to blame, or only one that is new here', () => {
    expect(tightestFilter([relaxation('PRICE', 0)], filter)).toBeNull();
    expect(
      tightestFilter([relaxation('MOON_PHASE', 5), relaxation('AMENITY', 5, 'MOAT')], filter),
    ).toBeNull();
  });
});
