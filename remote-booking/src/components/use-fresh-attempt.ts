import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useFreshAttemptQuery } from './__generated__/useFreshAttemptQuery.graphql';

/**
 * Asks for the state of an attempt whenever one comes back to its page: another tab may have booked it meanwhile. The answer
 * reaches the screen through the store; without one the screen stays as it is.
 */
export function useFreshAttempt(priceCheckId: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!priceCheckId) return;
    let request: { unsubscribe: () => void } | undefined;
    const ask = () => {
      if (document.hidden) return;
      request?.unsubscribe();
      request = fetchQuery<useFreshAttemptQuery>(
        environment,
        graphql`
          query useFreshAttemptQuery($priceCheckId: ID!) {
            preparedBooking(priceCheckId: $priceCheckId) {
              # Names the record: without it the answer would be kept beside the one that the screen shows.
              priceCheckId
              state
              travel {
                id
                status
              }
            }
          }
        `,
        { priceCheckId },
        { fetchPolicy: 'network-only' },
      ).subscribe({ error: () => {} });
    };
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
      request?.unsubscribe();
    };
  }, [environment, priceCheckId]);
}
