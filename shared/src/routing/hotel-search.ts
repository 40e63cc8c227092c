import { toSearchText } from './search-text.ts';
import { type Stay, stayFromParams, stayToParams } from './stay.ts';
import { type MapArea, parseArea, formatArea } from './map-area.ts';

export const hotelSorts = [
  'recommended',
  'price',
  'price-desc',
  'score',
  'stars',
  'distance',
  'cancel-deadline',
] as const;
export type HotelSort = (typeof hotelSorts)[number];

/** What a hotel must have to be listed; absent or empty: anything. */
export interface HotelFilter {
  /** Whole yen per room and night. */
  minPrice?: number;
  maxPrice?: number;
  freeCancel?: boolean;
  /** Hotels without a room for the stay too, at the end. */
  soldOut?: boolean;
  nonSmoking?: boolean;
  /** Words such as `half-board`; any of them. */
  meals?: string[];
  /** Whole stars, 1-5; any of them. */
  stars?: number[];
  /** What guests gave at least, 1-5. */
  minScore?: number;
  /** Meters from the point searched. */
  maxDistance?: number;
  /** Words such as `free-wifi`; all of them. */
  amenities?: string[];
  /** Ids of kinds of house; any of them. */
  categories?: string[];
  /** Ids of companies with several hotels; any of them. */
  chains?: string[];
  /** Words such as `twin`; any of them. */
  beds?: string[];
  /** Square meters that the room has at least. */
  minSize?: number;
  /** Minutes after midnight by which breakfast is served. */
  breakfastBy?: number;
}

/** What the results page shows: a place or the hotel the user picked, a stay, and how to list. */
export interface HotelSearch {
  /** Text of the search box, to show it again. */
  destination: string;
  /** What was typed when no suggestion was chosen and the place is called otherwise. */
  typed?: string;
  regionId?: string;
  propertyId?: string;
  stay: Stay;
  /** Only what lies there; the place then only says what distances are measured from. */
  area?: MapArea;
  /** `recommended` unless given otherwise. */
  sort?: HotelSort;
  filter?: HotelFilter;
  /** On narrow screens: the map in place of the list. */
  view?: 'map';
}

/** A search as an address gives it: people edit addresses, so everything may be missing. */
export type AddressedSearch = Omit<HotelSearch, 'stay' | 'sort' | 'filter'> & {
  stay: Stay | null;
  sort: HotelSort;
  filter: HotelFilter;
};

/** Writes a search; what says nothing (the default order, no filter) is left out. */
export function searchToParams(search: HotelSearch): URLSearchParams {
  const { destination, typed, regionId, propertyId, stay, area, sort, filter = {}, view } = search;
  const params = new URLSearchParams({ q: toSearchText(destination) });
  if (typed) params.set('typed', typed);
  if (regionId) params.set('region', regionId);
  if (propertyId) params.set('hotel', propertyId);
  stayToParams(stay, params);
  if (area) params.set('area', formatArea(area));
  if (sort && sort !== 'recommended') params.set('sort', sort);
  filterToParams(filter, params);
  if (view) params.set('view', view);
  return params;
}

function filterToParams(filter: HotelFilter, params: URLSearchParams): void {
  const numbers = {
    'min-price': filter.minPrice,
    'max-price': filter.maxPrice,
    score: filter.minScore,
    within: filter.maxDistance,
    size: filter.minSize,
    'breakfast-by': filter.breakfastBy,
  };
  for (const [name, value] of Object.entries(numbers)) {
    if (value !== undefined) params.set(name, String(value));
  }
  if (filter.freeCancel) params.set('free-cancel', '1');
  if (filter.nonSmoking) params.set('non-smoking', '1');
  if (filter.soldOut) params.set('sold-out', '1');
  const lists = {
    meal: filter.meals,
    star: filter.stars,
    amenity: filter.amenities,
    category: filter.categories,
    chain: filter.chains,
    bed: filter.beds,
  };
  for (const [name, values] of Object.entries(lists)) {
    for (const value of values ?? []) params.append(name, String(value));
  }
}

/** Reads a search; values that mean nothing are dropped. */
export function searchFromParams(params: URLSearchParams): AddressedSearch {
  return {
    destination: toSearchText(params.get('q')),
    typed: toSearchText(params.get('typed')) || undefined,
    regionId: params.get('region') || undefined,
    propertyId: params.get('hotel') || undefined,
    stay: stayFromParams(params),
    area: parseArea(params.get('area')) ?? undefined,
    sort: hotelSorts.find((known) => known === params.get('sort')) ?? 'recommended',
    filter: filterFromParams(params),
    view: params.get('view') === 'map' ? 'map' : undefined,
  };
}

const WORD = /^[a-z]+(?:-[a-z]+)*$/;

function filterFromParams(params: URLSearchParams): HotelFilter {
  const unique = (name: string, pattern: RegExp) =>
    [...new Set(params.getAll(name))].filter((text) => pattern.test(text));
  const number = (name: string, pattern: RegExp) => {
    const text = params.get(name) ?? '';
    return pattern.test(text) ? Number(text) : undefined;
  };
  return {
    minPrice: number('min-price', /^[1-9]\d{0,7}$/),
    maxPrice: number('max-price', /^[1-9]\d{0,7}$/),
    freeCancel: params.get('free-cancel') === '1',
    nonSmoking: params.get('non-smoking') === '1',
    soldOut: params.get('sold-out') === '1',
    meals: unique('meal', WORD),
    stars: unique('star', /^[1-5]$/).map(Number),
    minScore: number('score', /^(?:[1-4](?:\.\d)?|5)$/),
    maxDistance: number('within', /^[1-9]\d{1,5}$/),
    amenities: unique('amenity', WORD),
    categories: unique('category', /^\d{1,6}$/),
    chains: unique('chain', /^-?\d{1,6}$/),
    beds: unique('bed', WORD),
    minSize: number('size', /^[1-9]\d{0,2}$/),
    breakfastBy: number('breakfast-by', /^[1-9]\d{1,3}$/),
  };
}
