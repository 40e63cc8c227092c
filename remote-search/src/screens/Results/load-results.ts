import { startQuery } from '@yado/shared/relay';
import { searchFromParams } from '@yado/shared/routing/hotel-search';
import { stayProblem } from '../../lib/check-stay.ts';
import { RecentRequests } from '../../lib/recent-requests.ts';
import { listVariables } from '../../lib/search-variables.ts';
import type { ResultsData } from './ResultsScreen.tsx';
import query, { type ResultsScreenQuery } from './__generated__/ResultsScreenQuery.graphql';

/** As long as the API itself goes on showing the same prices. */
const recent = new RecentRequests(3 * 60_000);

/**
 * Starts the list of an address. Who comes back to a list of some minutes ago finds all its pages again:
 * asking anew would cut it to the first.
 */
export function loadResults(params: URLSearchParams): ResultsData {
  const search = searchFromParams(params);
  const problem = stayProblem(search.stay);
  const variables = problem ? null : listVariables(search);
  if (!variables) return { search, problem: problem ?? '目的地を入力してください。', list: null };
  const policy = recent.add(JSON.stringify(variables)) ? 'store-or-network' : 'store-and-network';
  return { search, problem: null, list: startQuery<ResultsScreenQuery>(query, variables, policy) };
}
