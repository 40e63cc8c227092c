import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { findWorth } from './operation-worth.ts';

const worthOf = (source: string) => findWorth(parse(source));

it.each([
  ['booking', 'mutation M($i: BookExpediaHotelInput!) { bookExpediaHotel(input: $i) { __typename } }'],
  ['booking', 'mutation M($i: CancelRoomsInput!) { cancelRooms(input: $i) { __typename } }'],
  ['trip', 'query Q { myself { id } }'],
  ['trip', 'query Q { branchTravels { totalCount } }'],
  ['search', 'query Q($i: SearchPropertyContentInput!) { searchPropertyContent(input: $i) { totalCount } }'],
  ['extra', 'query Q($i: X!) { regions: incrementalSearchRegion(input: $i) { __typename } }'],
  ['extra', 'query Q($i: X!) { travelDetailsForCsv(input: $i) { __typename } }'],
])('finds that this is worth as much as a %s: %s', (worth, source) => {
  expect(worthOf(source)).toBe(worth);
});

it('judges by the most worthy field, also of fragments, and under another name', () => {
  expect(worthOf('query Q { newsList { totalCount } myself { id } }')).toBe('trip');
  expect(worthOf('query Q { newsList { totalCount } kept: creditCards { id } }')).toBe('booking');
  expect(worthOf('query Q { ...F } fragment F on Query { newsList { totalCount } }')).toBe('extra');
  // A field of another type is none of a query, whatever its name.
  expect(worthOf('query Q { myself { ...F } } fragment F on Myself { creditCards { id } }')).toBe('trip');
});

it('judges counts of filters by themselves, not as the list that they belong to', () => {
  const counts = 'fragment F on PropertyContentSearchConnection { facets { __typename } }';
  expect(worthOf(`query Q($i: X!) { searchPropertyContent(input: $i) { ...F } } ${counts}`)).toBe('extra');
});
