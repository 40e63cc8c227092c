import { startQuery } from '@yado/shared/relay';
import { type AddressedSearch, searchFromParams } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import type { PreloadedQuery } from 'react-relay';
import { stayProblem } from '../../lib/check-stay.ts';
import { COMPARED_AT_MOST } from '../../lib/compared-hotels.ts';
import { currentOwner } from '../../lib/current-owner.ts';
import { LiveRequests } from '../../lib/live-requests.ts';
import { listVariables } from '../../lib/search-variables.ts';
import comparisonQuery, { type HotelComparisonQuery } from './__generated__/HotelComparisonQuery.graphql';

export interface ComparisonData {
  search: AddressedSearch;
  stay: Stay | null;
  /** Whose choice it is. */
  owner: string;
  /** Why nothing can be compared, in words. */
  problem: string | null;
  /** Wrapped: the page does not wait for the supplier. */
  hotels: { query: PreloadedQuery<HotelComparisonQuery>; dispose: () => void } | null;
}

const HOTEL_ID = /^\d{1,20}$/;

const live = new LiveRequests();

/** The hotels of an address, two to four, with prices for its stay and distances from its place. */
export function loadComparison(params: URLSearchParams): ComparisonData {
  const search = searchFromParams(params);
  const { stay } = search;
  const owner = currentOwner();
  const place = listVariables(search);
  const ids = new Set(params.getAll('compare').filter((id) => HOTEL_ID.test(id)));
  const [first, second, third, fourth] = [...ids].slice(0, COMPARED_AT_MOST);
  const problem = findProblem(search, place !== null, second !== undefined);
  if (problem || !stay || !place || !first || !second) return { search, stay, owner, problem, hotels: null };
  const variables = {
    first,
    second,
    // GraphQL wants an argument even where a field is left out.
    third: third ?? first,
    fourth: fourth ?? first,
    hasThird: third !== undefined,
    hasFourth: fourth !== undefined,
    stay: place.stay,
    from: place.from,
    choice: place.choice,
  };
  const request = live.open(JSON.stringify(variables));
  const policy = request.first ? 'store-and-network' : 'store-or-network';
  const query = startQuery<HotelComparisonQuery>(comparisonQuery, variables, policy);
  const dispose = () => {
    request.close();
    query.dispose();
  };
  return { search, stay, owner, problem, hotels: { query, dispose } };
}

function findProblem({ stay }: AddressedSearch, hasPlace: boolean, hasTwo: boolean): string | null {
  const problem = stayProblem(stay, 'anywhere');
  if (problem) return problem;
  if (!hasTwo) return '比較するホテルを、検索結果から2軒以上選んでください。';
  return hasPlace
    ? null
    : '目的地がわからないため比較できません。目的地を検索し、結果から選び直してください。';
}
