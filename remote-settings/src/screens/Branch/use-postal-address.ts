import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { usePostalAddressQuery } from './__generated__/usePostalAddressQuery.graphql';

export interface Address {
  state: string;
  cityAndLine: string;
}
type Lookup =
  | { kind: 'idle' | 'busy' | 'none' | 'failed'; postalCode: string | null }
  | { kind: 'found'; postalCode: string; address: Address };

const idle: Lookup = { kind: 'idle', postalCode: null };

/**
 * Looks up the address of a postal code; a later question takes the place of an earlier one, and none is answered
 * any more when the field shows another code than it was asked for.
 */
export function usePostalAddress(shownCode: string | null, onFound: (address: Address) => void) {
  const environment = useRelayEnvironment();
  const [lookup, setLookup] = useState<Lookup>(idle);
  const running = useRef<{ unsubscribe: () => void } | null>(null);
  useEffect(() => () => running.current?.unsubscribe(), []);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current !== shownCode) running.current?.unsubscribe();
  }, [shownCode]);
  const latestOnFound = useRef(onFound);
  useEffect(() => {
    latestOnFound.current = onFound;
  });

  const lookUp = useCallback(
    (postalCode: string | null) => {
      running.current?.unsubscribe();
      asked.current = postalCode;
      if (!postalCode) {
        setLookup(idle);
        return;
      }
      setLookup({ kind: 'busy', postalCode });
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
          setLookup(
            postalAddress
              ? { kind: 'found', postalCode, address: postalAddress }
              : { kind: 'none', postalCode },
          );
          if (postalAddress) latestOnFound.current(postalAddress);
        },
        error: () => setLookup({ kind: 'failed', postalCode }),
      });
    },
    [environment],
  );
  return { lookup: lookup.postalCode === shownCode ? lookup : idle, lookUp };
}
