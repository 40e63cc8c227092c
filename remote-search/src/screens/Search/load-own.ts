import { startQuery } from '@yado/shared/relay';
import type { PreloadedQuery } from 'react-relay';
import ownStartQuery, { type OwnStartQuery } from './__generated__/OwnStartQuery.graphql';

/** Wrapped: the form does not wait for what is below it. */
export interface OwnRequest {
  query: PreloadedQuery<OwnStartQuery>;
  dispose: () => void;
}

const BOOKED = ['BOOKED', 'PARTIALLY_CANCELED'] as const;
const input = (statuses: readonly string[], sort: 'START_DATE_ASC' | 'CREATED_AT_DESC') => ({
  onlyMine: true,
  statuses: statuses as ('BOOKING' | 'BOOKED' | 'PARTIALLY_CANCELED' | 'COMPLETED')[],
  sort,
});

export const ownVariables: OwnStartQuery['variables'] = {
  upcoming: input(BOOKED, 'START_DATE_ASC'),
  unsettled: input(['BOOKING'], 'START_DATE_ASC'),
  booked: input([...BOOKED, 'COMPLETED'], 'CREATED_AT_DESC'),
};

/** What the start page shows of the person's own. */
export function loadOwn(): OwnRequest {
  const query = startQuery<OwnStartQuery>(ownStartQuery, ownVariables);
  return { query, dispose: query.dispose };
}
