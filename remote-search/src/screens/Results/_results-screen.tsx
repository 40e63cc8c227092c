import { searchFromParams } from '@yado/shared/routing/hotel-search';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { listVariables, searchInput } from '../../lib/search-variables.ts';
import countsQuery, { type FilterCountsQuery } from './__generated__/FilterCountsQuery.graphql';
import query, { type FoundHotelsQuery } from './__generated__/FoundHotelsQuery.graphql';
import { Screen } from './ResultsScreen.tsx';

export const STAY = 'checkin=2026-12-10&checkout=2026-12-12&room=1&room=2';
/** A hotel in New York with a price, four stars and guests' words. */
export const hotel = (id: string, name: string, more: object = {}) => ({
  id,
  epsPropertyId: id,
  name,
  timeZone: 'America/New_York',
  ratings: { property: { rating: 4 }, guest: { overall: 4.2, count: 120 } },
  cheapestPriceV2: price,
  ...more,
});
export const price = {
  paymentPrice: 12_500,
  totalPaymentPrice: 50_000,
  mealType: 'BREAKFAST',
  freeCancelUntil: '2026-12-08T18:00:00-05:00',
  alwaysFreeCancel: false,
  cancelPenaltyNow: 0,
  availableRooms: 3,
  propertyPrice: { total: { currency: 'USD', value: '24.50' } },
  localTax: null,
};

export const noFacets = {
  totalCount: 24,
  available: 22,
  soldOut: 2,
  prices: [],
  starRatings: [],
  guestRatings: [],
  freeCancellation: 3,
  nonSmoking: 2,
  mealTypes: [],
  amenities: [],
  categories: [],
  chains: [],
  bedTypes: [],
  roomSizes: [],
  breakfastTimes: [],
  distances: [],
  relaxations: [],
};

/** The results of an address, with what the API answers for the list and for the counts. */
export function renderScreen(address: string, connection: object, facets: object = {}) {
  const search = searchFromParams(new URLSearchParams(address));
  const variables = listVariables(search);
  const counted = searchInput(search);
  if (!variables || !counted) throw new Error('the address names no place');
  const resolvers = {
    PropertyContentSearchConnection: () => connection,
    PropertyFacets: () => ({ ...noFacets, ...facets }),
  };
  return renderWithRelay(
    (environment) => {
      const list = loadTestQuery<FoundHotelsQuery>(environment, query, variables);
      // A resolver answers one operation, and this screen has two.
      environment.mock.queueOperationResolver((operation) =>
        MockPayloadGenerator.generate(operation, resolvers),
      );
      const counts = loadTestQuery<FilterCountsQuery>(environment, countsQuery, counted);
      return (
        <Screen
          data={{ search, owner: 'me', problem: null, list, counts: { query: counts, dispose: () => {} } }}
        />
      );
    },
    { resolvers },
  );
}
