import { act, render, screen, waitFor } from '@testing-library/react';
import { NetworkFailure } from '@yado/shared/relay/network-failure';
import { createMemoryRouter, RouterProvider } from '@yado/shared/router';
import { searchFromParams } from '@yado/shared/routing/hotel-search';
import { goOnline } from '@yado/shared/testing/go-online';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeAll, expect, it, vi } from 'vitest';
import { searchInput } from '../../lib/search-variables.ts';
import countsQuery, { type FilterCountsQuery } from './__generated__/FilterCountsQuery.graphql';
import { hotel, renderScreen, STAY } from './_results-screen.tsx';
import { FilterCounts } from './FilterCounts.tsx';

const noLine = new NetworkFailure({ status: 0 });

beforeAll(installTestSite);

it('loads the page of hotels that failed without a line when there is one again', async () => {
  const { environment } = renderScreen(`q=東京&region=1&${STAY}`, {
    totalCount: 40,
    specifiedProperty: null,
    edges: [{ node: hotel('1', 'A') }],
    pageInfo: { hasNextPage: true, endCursor: '20' },
  });
  await screen.findByRole('article', { name: 'A' });
  const pages = () =>
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name === 'ResultListPageQuery');
  const [first] = await waitFor(() => {
    expect(pages()).toHaveLength(1);
    return pages();
  });
  act(() => environment.mock.reject(first!, noLine));
  expect(pages()).toEqual([]);
  await goOnline(() => expect(pages()).toHaveLength(1));
});

it('counts what filters leave when there is a line again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const counted = searchInput(searchFromParams(new URLSearchParams(`q=東京&region=1&${STAY}`)));
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver(() => noLine);
  const query = loadTestQuery<FilterCountsQuery>(environment, countsQuery, counted!);
  const counts = { query, dispose: () => {} };
  const loader = vi.fn(() => null);
  const element = (
    <RelayEnvironmentProvider environment={environment}>
      <FilterCounts counts={counts} fallback={null}>
        {(_, total) => (total === null ? '数えられません' : `${total}軒`)}
      </FilterCounts>
    </RelayEnvironmentProvider>
  );
  const router = createMemoryRouter([{ path: '/', loader, element, hydrateFallbackElement: <p /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByText('数えられません');
  expect(loader).toHaveBeenCalledTimes(1);
  await goOnline(() => expect(loader).toHaveBeenCalledTimes(2));
});
