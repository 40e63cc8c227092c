import type { Profile } from '@yado/shared/auth';
import { getEnvironment } from '@yado/shared/relay';
import { isUnread, newsReadUpTo, watchNewsRead } from '@yado/shared/site/news-mark';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchQuery, graphql } from 'relay-runtime';
import { whenIdle } from '../page/when-idle.ts';
import { BellLink } from './BellLink.tsx';
import type { NewsBellQuery } from './__generated__/NewsBellQuery.graphql';

/** Counts the news that the person has not read yet. */
export function NewsBell({ profile }: { profile: Profile }) {
  const [published, setPublished] = useState<readonly string[]>([]);
  const readUpTo = useSyncExternalStore(watchNewsRead, () => newsReadUpTo(profile.id));
  useEffect(() => {
    // After the screen's own requests. Without an answer the bell has no number.
    whenIdle(() => void loadPublished().then(setPublished, () => undefined));
  }, [profile.id]);
  const unread = published.filter((instant) => isUnread(instant, readUpTo)).length;
  return <BellLink unread={unread} />;
}

async function loadPublished(): Promise<string[]> {
  const answer = await fetchQuery<NewsBellQuery>(
    getEnvironment(),
    graphql`
      query NewsBellQuery {
        newsList(first: 9) {
          nodes {
            id
            publishedAt
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.newsList.nodes.flatMap((node) => (node ? [node.publishedAt] : [])) ?? [];
}
