import type { HotelSearch } from '@yado/shared/routing/hotel-search';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetSearches,
  parseSearches,
  rememberSearch,
  storedSearches,
  watchRecentSearches,
} from './recent-searches.ts';

const search = (destination: string, regionId: string, more: Partial<HotelSearch> = {}): HotelSearch => ({
  destination,
  regionId,
  stay: { checkin: '2026-12-10', checkout: '2026-12-12', occupancies: [{ adults: 2, childAges: [9] }] },
  ...more,
});
const names = (owner = 'me') => parseSearches(storedSearches(owner)).map(({ destination }) => destination);

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  it('come newest first, each place once with its last stay', () => {
    rememberSearch('me', search('東京駅', '1'));
    rememberSearch('me', search('京都', '2'));
    rememberSearch('me', search('東京駅', '1', { sort: 'price', filter: { stars: [4] } }));
    expect(names()).toEqual(['東京駅', '京都']);
    const [first] = parseSearches(storedSearches('me'));
    expect(first).toMatchObject({ regionId: '1', sort: 'recommended', stay: search('', '').stay });
    expect(first?.filter.stars).toEqual([]);
  });

  it('are six at most', () => {
    for (let place = 1; place <= 8; place += 1) rememberSearch('me', search(`町${place}`, String(place)));
    expect(names()).toEqual(['町8', '町7', '町6', '町5', '町4', '町3']);
  });

  it('are deleted one by one or all at once, and watchers are informed', () => {
    rememberSearch('me', search('東京駅', '1'));
    rememberSearch('me', search('鶴の亭', '1', { regionId: undefined, propertyId: '1' }));
    const onChange = vi.fn<() => void>();
    const stop = watchRecentSearches(onChange);
    const [hotel] = parseSearches(storedSearches('me'));
    if (hotel) forgetSearches('me', hotel);
    expect(names()).toEqual(['東京駅']);
    forgetSearches('me');
    expect(names()).toEqual([]);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    rememberSearch('me', search('東京駅', '1'));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('belong to one person', () => {
    rememberSearch('me', search('東京駅', '1'));
    expect(names('you')).toEqual([]);
  });

  it.each(['', '{', '{}', '[1,null]', '["q=東京"]'])('are none when the storage says «%s»', (text) => {
    expect(parseSearches(text)).toEqual([]);
  });
});
