import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { findPriority } from './operation-priority.ts';

const priorityOf = (source: string) => findPriority(parse(source));

it.each([
  ['booking', 'mutation M($i: BookExpediaHotelInput!) { bookExpediaHotel(input: $i) { __typename } }'],
  ['booking', 'mutation M($i: CancelRoomsInput!) { cancelRooms(input: $i) { __typename } }'],
  ['trip', 'query Q { myself { id } }'],
  ['trip', 'query Q { branchTravels { totalCount } }'],
  ['search', 'query Q($i: SearchPropertyContentInput!) { searchPropertyContent(input: $i) { totalCount } }'],
  ['extra', 'query Q($i: X!) { regions: incrementalSearchRegion(input: $i) { __typename } }'],
  ['extra', 'query Q($i: X!) { travelDetailsForCsv(input: $i) { __typename } }'],
])('finds the priority %s of %s', (priority, source) => {
  expect(priorityOf(source)).toBe(priority);
});

it('judges by the field of the highest priority, also of fragments, and under another name', () => {
  expect(priorityOf('query Q { newsList { totalCount } myself { id } }')).toBe('trip');
  expect(priorityOf('query Q { newsList { totalCount } kept: creditCards { id } }')).toBe('booking');
  expect(priorityOf('query Q { ...F } fragment F on Query { newsList { totalCount } }')).toBe('extra');
  // A field of another type is none of a query, whatever its name.
  expect(priorityOf('query Q { myself { ...F } } fragment F on Myself { creditCards { id } }')).toBe('trip');
});

it('judges counts of filters by themselves, not as the list that they belong to', () => {
  const counts = 'fragment F on PropertyContentSearchConnection { facets { __typename } }';
  expect(priorityOf(`query Q($i: X!) { searchPropertyContent(input: $i) { ...F } } ${counts}`)).toBe('extra');
});
