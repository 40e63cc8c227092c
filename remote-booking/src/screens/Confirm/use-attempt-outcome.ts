import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { type Asked, firstLook, look, type Outlook } from '../../lib/attempt-outlook.ts';
import type { useAttemptOutcomeQuery } from './__generated__/useAttemptOutcomeQuery.graphql';

const EVERY_MS = 3_000;

/**
 * Asks what became of an attempt whose answer never came, until it is known. A trip that was made reaches the screen
 * through the store, and the step leads to it.
 */
export function useAttemptOutcome(priceCheckId: string, active: boolean): Outlook {
  const environment = useRelayEnvironment();
  const [outlook, setOutlook] = useState(firstLook);
  const [wasActive, setWasActive] = useState(active);
  if (wasActive !== active) {
    setWasActive(active);
    setOutlook(firstLook);
  }
  useEffect(() => {
    if (!active) return;
    let request: { unsubscribe: () => void } | undefined;
    const see = (asked: Asked) => {
      request = undefined;
      setOutlook((known) => look(known, asked));
    };
    const ask = () => {
      if (document.hidden || request) return;
      request = fetchQuery<useAttemptOutcomeQuery>(
        environment,
        graphql`
          query useAttemptOutcomeQuery($priceCheckId: ID!) {
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
      ).subscribe({
        next: ({ preparedBooking }) => see({ state: preparedBooking?.state ?? null }),
        error: () => see('unreachable'),
      });
    };
    ask();
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
      request?.unsubscribe();
    };
  }, [active, environment, priceCheckId]);
  return outlook;
}
