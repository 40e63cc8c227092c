import { searchFromParams } from '@yado/shared/routing/hotel-search';
import { readStay } from './check-stay.ts';
import { listVariables, searchInput } from './search-variables.ts';

/** What the results show at an address, and the variables of their queries; null where the address names too little. */
export function readResultsAddress(params: URLSearchParams) {
  const search = searchFromParams(params);
  const { problem } = readStay(params);
  return {
    search,
    /** Why nothing is searched for, in words. */
    problem,
    list: problem ? null : listVariables(search),
    counts: problem ? null : searchInput(search),
  };
}
