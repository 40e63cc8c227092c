import { startQuery } from '@yado/shared/relay';
import type { Stay } from '@yado/shared/routing/stay';
import type { PreloadedQuery } from 'react-relay';
import { readStay } from '../../lib/check-stay.ts';
import { LiveRequests } from '../../lib/live-requests.ts';
import { stayInput } from '../../lib/search-variables.ts';
import clipsQuery, { type ClipListQuery } from './__generated__/ClipListQuery.graphql';

export interface ClipsData {
  /** Null: the list shows no prices. */
  stay: Stay | null;
  /** Why a stay of the address can't be priced, in words. */
  problem: string | null;
  /** Ids of the clips that are shown side by side. */
  compared: readonly string[];
  /** Wrapped: the page does not wait for the supplier. */
  clips: { query: PreloadedQuery<ClipListQuery>; dispose: () => void };
}

const live = new LiveRequests();

/** The saved rates, priced again on each visit; choosing what to compare asks for nothing. */
export function loadClips(params: URLSearchParams): ClipsData {
  const { stay: given, problem: found } = readStay(params);
  // Without a stay the list is complete: it shows no prices.
  const problem = params.has('checkin') ? found : null;
  const stay = problem ? null : given;
  const variables = { stay: stay && stayInput(stay) };
  const request = live.open(JSON.stringify(variables));
  const policy = request.first ? 'network-only' : 'store-or-network';
  const query = startQuery<ClipListQuery>(clipsQuery, variables, policy);
  const dispose = () => {
    request.close();
    query.dispose();
  };
  return { stay, problem, compared: [...new Set(params.getAll('compare'))], clips: { query, dispose } };
}
