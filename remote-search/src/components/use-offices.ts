import { useCallback, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { KnownOffice } from '../lib/office-suggestions.ts';
import type { useOfficesQuery } from './__generated__/useOfficesQuery.graphql';

const none: readonly KnownOffice[] = [];

/** The branch's offices, asked for when somebody types; none, until somebody types again, when that fails. */
export function useOffices() {
  const environment = useRelayEnvironment();
  const [offices, setOffices] = useState(none);
  const request = useRef<Promise<readonly KnownOffice[]>>(undefined);
  const loadOffices = useCallback(() => {
    request.current ??= fetchQuery<useOfficesQuery>(
      environment,
      graphql`
        query useOfficesQuery {
          myself {
            offices {
              id
              name
              place {
                id
                name
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    )
      .toPromise()
      .then(
        (data) => {
          const found = data?.myself?.offices ?? none;
          setOffices(found);
          return found;
        },
        // The places are enough to search by.
        () => {
          request.current = undefined;
          return none;
        },
      );
    return request.current;
  }, [environment]);
  return { offices, loadOffices };
}
