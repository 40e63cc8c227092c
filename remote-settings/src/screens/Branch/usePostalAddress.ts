import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { usePostalAddressQuery } from './__generated__/usePostalAddressQuery.graphql';

export interface Address {
  state: string;
  cityAndLine: string;
}
type Lookup = { kind: 'idle' | 'busy' | 'none' | 'failed' } | { kind: 'found'; address: Address };

/** Looks up the address of a postal code; a later question takes the place of an earlier one. */
export function usePostalAddress(onFound: (address: Address) => void) {
  const environment = useRelayEnvironment();
  const [lookup, setLookup] = useState<Lookup>({ kind: 'idle' });
  const running = useRef<{ unsubscribe: () => void } | null>(null);
  useEffect(() => () => running.current?.unsubscribe(), []);
  const told = useRef(onFound);
  useEffect(() => {
    told.current = onFound;
  });

  const lookUp = useCallback(
    (postalCode: string | null) => {
      running.current?.unsubscribe();
      if (!postalCode) {
        setLookup({ kind: 'idle' });
        return;
      }
      setLookup({ kind: 'busy' });
      running.current = fetchQuery<usePostalAddressQuery>(
        environment,
        graphql`
          query usePostalAddressQuery($postalCode: String!) {
            postalAddress(postalCode: $postalCode) {
              state
              cityAndLine
            }
          }
        `,
        { postalCode },
      ).subscribe({
        next: ({ postalAddress }) => {
          setLookup(postalAddress ? { kind: 'found', address: postalAddress } : { kind: 'none' });
          if (postalAddress) told.current(postalAddress);
        },
        error: () => setLookup({ kind: 'failed' }),
      });
    },
    [environment],
  );
  return { lookup, lookUp };
}
