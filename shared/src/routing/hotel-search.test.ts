import { describe, expect, it } from 'vitest';
import { type HotelFilter, type HotelSearch, searchFromParams, searchToParams } from './hotel-search.ts';

const search: HotelSearch = {
  destination: '東京駅',
  regionId: '10140',
  stay: { checkin: '2026-12-10', checkout: '2026-12-12', occupancies: [{ adults: 1, childAges: [] }] },
};

const reread = (text: string) => searchFromParams(new URLSearchParams(text));

describe('a hotel search in the address', () => {
  it('comes back as it was written', () => {
    // A new condition doesn't compile until it is here.
    const filter: Required<HotelFilter> = {
      minPrice: 8_000,
      maxPrice: 12_000,
      freeCancel: true,
      nonSmoking: true,
      soldOut: true,
      meals: ['breakfast', 'half-board'],
      stars: [3, 4],
      minScore: 4.5,
      maxDistance: 1_000,
      amenities: ['free-wifi', 'parking'],
      categories: ['1'],
      chains: ['501', '-6'],
      beds: ['twin'],
      minSize: 20,
      breakfastBy: 390,
    };
    const full: HotelSearch = {
      ...search,
      sort: 'price',
      area: { south: 35.6, west: 139.7, north: 35.7, east: 139.8 },
      filter,
      view: 'map',
    };
    expect(reread(searchToParams(full).toString())).toEqual({ ...full, propertyId: undefined });
  });

  it('leaves out what says nothing', () => {
    expect([...searchToParams({ ...search, sort: 'recommended', filter: { stars: [] } }).keys()]).toEqual([
      'q',
      'region',
      'checkin',
      'checkout',
      'room',
    ]);
  });

  it('keeps the place when the stay is missing', () => {
    expect(reread('q=京都&hotel=7')).toMatchObject({ destination: '京都', propertyId: '7', stay: null });
  });

  it('drops control characters from the place', () => {
    expect(reread('q=%01京都%0B%00').destination).toBe('京都');
  });

  it('drops orders, stars and amenities that do not exist', () => {
    expect(reread('sort=magic&star=9&star=4&star=4&amenity=<b>&amenity=spa&view=globe')).toMatchObject({
      sort: 'recommended',
      filter: { stars: [4], amenities: ['spa'] },
      view: undefined,
    });
  });

  it.each([
    'min-price=-1',
    'max-price=1e9',
    'score=7',
    'score=4.55',
    'within=0',
    'area=1,2',
    'category=x',
    'chain=--1',
    'size=0',
    'breakfast-by=6:30',
  ])('drops %s', (text) => {
    const { area, filter } = reread(text);
    expect(area).toBeUndefined();
    expect(filter).toEqual(reread('').filter);
  });

  it('reads what an older page wrote', () => {
    expect(reread('free-cancel=1&star=3').filter).toMatchObject({ freeCancel: true, stars: [3] });
  });
});
