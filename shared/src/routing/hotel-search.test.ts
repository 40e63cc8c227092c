import { describe, expect, it } from 'vitest';
import { type HotelSearch, searchFromParams, searchToParams } from './hotel-search.ts';

const search: HotelSearch = {
  destination: '東京駅',
  regionId: '10140',
  stay: { checkin: '2026-12-10', checkout: '2026-12-12', occupancies: [{ adults: 1, childAges: [] }] },
};

const reread = (text: string) => searchFromParams(new URLSearchParams(text));

describe('a hotel search in the address', () => {
  it('comes back as it was written', () => {
    const full: HotelSearch = {
      ...search,
      sort: 'price',
      filter: { freeCancel: true, breakfast: false, stars: [3, 4], amenities: ['free-wifi', 'parking'] },
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

  it('drops orders, stars and amenities that do not exist', () => {
    expect(reread('sort=magic&star=9&star=4&star=4&amenity=<b>&amenity=spa')).toMatchObject({
      sort: 'recommended',
      filter: { stars: [4], amenities: ['spa'] },
    });
  });
});
