import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import tripQuery, { type TripScreenQuery } from './__generated__/TripScreenQuery.graphql';

/** Reads the trip again; everything on the screen follows the store. Rejects when the API can't be reached. */
export function useRefreshTrip(id: string): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    const answer = fetchQuery<TripScreenQuery>(
      environment,
      tripQuery,
      { id },
      { fetchPolicy: 'network-only' },
    );
    await answer.toPromise();
  }, [environment, id]);
}
