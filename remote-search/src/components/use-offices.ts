import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Subscription } from 'relay-runtime';
import type { KnownOffice } from '../lib/office-suggestions.ts';
import type { useOfficesQuery } from './__generated__/useOfficesQuery.graphql';

const none: readonly KnownOffice[] = [];

/** The company's offices, asked for once somebody types; none while that fails. */
export function useOffices() {
  const environment = useRelayEnvironment();
  const [offices, setOffices] = useState(none);
  const request = useRef<Subscription>(undefined);
  useEffect(() => () => request.current?.unsubscribe(), []);
  const askOnce = useCallback(() => {
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
    ).subscribe({
      next: ({ myself }) => setOffices(myself?.offices ?? none),
      // The places are enough to search by.
      error: () => setOffices(none),
    });
  }, [environment]);
  return { offices, askOnce };
}
