import { startQuery } from '@yado/shared/relay';
import { currentOwner } from '../../lib/current-owner.ts';
import { RecentRequests } from '../../lib/recent-requests.ts';
import { readResultsAddress } from '../../lib/results-address.ts';
import type { ResultsData } from './ResultsScreen.tsx';
import countsQuery, { type FilterCountsQuery } from './__generated__/FilterCountsQuery.graphql';
import listQuery, { type FoundHotelsQuery } from './__generated__/FoundHotelsQuery.graphql';

/** As long as the API itself keeps showing the same prices. */
const recent = new RecentRequests(3 * 60_000);

/**
 * Starts the list of an address and, beside it, what each filter would leave of it. Who comes back to a list of some
 * minutes ago finds all its pages again: asking again would cut it to the first.
 */
export function loadResults(params: URLSearchParams): ResultsData {
  const { search, problem, list: variables, counts: counted } = readResultsAddress(params);
  const owner = currentOwner();
  if (!variables || !counted) {
    const missing = search.destination
      ? '目的地の場所がまだ決まっていません。目的地の候補から場所かホテルを選んでください。'
      : '目的地を入力してください。';
    return { search, owner, problem: problem ?? missing, list: null, counts: null };
  }
  const policy = recent.add(JSON.stringify(variables)) ? 'store-or-network' : 'store-and-network';
  const list = startQuery<FoundHotelsQuery>(listQuery, variables, policy);
  const query = startQuery<FilterCountsQuery>(countsQuery, counted, policy);
  return { search, owner, problem: null, list, counts: { query, dispose: () => query.dispose() } };
}
