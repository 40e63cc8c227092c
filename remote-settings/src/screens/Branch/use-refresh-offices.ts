import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useRefreshOfficesQuery } from './__generated__/useRefreshOfficesQuery.graphql';

/** Reads the offices of the branch again; false when no answer came. */
export function useRefreshOffices(): () => Promise<boolean> {
  const environment = useRelayEnvironment();
  return useCallback(
    () =>
      fetchQuery<useRefreshOfficesQuery>(
        environment,
        graphql`
          query useRefreshOfficesQuery {
            myself {
              ...Offices_myself
            }
          }
        `,
        {},
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        .then(
          () => true,
          () => false,
        ),
    [environment],
  );
}
