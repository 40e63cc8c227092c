import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import completedQuery, { type CompletedScreenQuery } from './__generated__/CompletedScreenQuery.graphql';

const EVERY_MS = 3_000;

/**
 * Asks for the trip again at an interval while `active`; what changed reaches the screen through the store. A question
 * without an answer changes nothing but `isUnreachable`. Rests while the tab is in the background.
 */
export function useFollowTravel(id: string, active: boolean): { isUnreachable: boolean } {
  const environment = useRelayEnvironment();
  const [isUnreachable, setIsUnreachable] = useState(false);
  useEffect(() => {
    if (!active) return;
    let request: { unsubscribe: () => void } | undefined;
    const ask = () => {
      if (document.hidden || request) return;
      const end = (unreachable: boolean) => {
        request = undefined;
        setIsUnreachable(unreachable);
      };
      request = fetchQuery<CompletedScreenQuery>(
        environment,
        completedQuery,
        { id },
        { fetchPolicy: 'network-only' },
      ).subscribe({ complete: () => end(false), error: () => end(true) });
    };
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
      request?.unsubscribe();
    };
  }, [active, environment, id]);
  return { isUnreachable };
}
