import { type Stay, stayFromParams, stayToParams } from './stay.ts';

export const hotelSorts = ['recommended', 'price', 'price-desc', 'score', 'stars', 'distance'] as const;
export type HotelSort = (typeof hotelSorts)[number];

/** What a hotel must have to be listed; absent or empty: anything. */
export interface HotelFilter {
  freeCancel?: boolean;
  breakfast?: boolean;
  /** Whole stars, 1-5; any of them. */
  stars?: number[];
  /** Words such as `free-wifi`; all of them. */
  amenities?: string[];
}

/** What the results page shows: a place or the hotel the user picked, a stay, and how to list. */
export interface HotelSearch {
  /** Text of the search box, to show it again. */
  destination: string;
  regionId?: string;
  propertyId?: string;
  stay: Stay;
  /** `recommended` unless told otherwise. */
  sort?: HotelSort;
  filter?: HotelFilter;
}

/** A search as an address gives it: people edit addresses, so everything may be missing. */
export type AddressedSearch = Omit<HotelSearch, 'stay' | 'sort' | 'filter'> & {
  stay: Stay | null;
  sort: HotelSort;
  filter: HotelFilter;
};

/** Writes a search; what says nothing (the default order, no filter) is left out. */
export function searchToParams({
  destination,
  regionId,
  propertyId,
  stay,
  sort,
  filter = {},
}: HotelSearch): URLSearchParams {
  const params = new URLSearchParams({ q: destination });
  if (regionId) params.set('region', regionId);
  if (propertyId) params.set('hotel', propertyId);
  stayToParams(stay, params);
  if (sort && sort !== 'recommended') params.set('sort', sort);
  if (filter.freeCancel) params.set('free-cancel', '1');
  if (filter.breakfast) params.set('breakfast', '1');
  for (const stars of filter.stars ?? []) params.append('star', String(stars));
  for (const amenity of filter.amenities ?? []) params.append('amenity', amenity);
  return params;
}

/** Reads a search; values that mean nothing are dropped. */
export function searchFromParams(params: URLSearchParams): AddressedSearch {
  const sort = hotelSorts.find((known) => known === params.get('sort')) ?? 'recommended';
  const unique = (name: string) => [...new Set(params.getAll(name))];
  return {
    destination: params.get('q') ?? '',
    regionId: params.get('region') || undefined,
    propertyId: params.get('hotel') || undefined,
    stay: stayFromParams(params),
    sort,
    filter: {
      freeCancel: params.get('free-cancel') === '1',
      breakfast: params.get('breakfast') === '1',
      stars: unique('star')
        .filter((text) => /^[1-5]$/.test(text))
        .map(Number),
      amenities: unique('amenity').filter((text) => /^[a-z]+(?:-[a-z]+)*$/.test(text)),
    },
  };
}
