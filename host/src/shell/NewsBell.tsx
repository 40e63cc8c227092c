import type { Profile } from '@yado/shared/auth';
import { getEnvironment } from '@yado/shared/relay';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { isUnread, newsReadUpTo, watchNewsRead } from '@yado/shared/site/news-mark';
import { Icon } from '@yado/shared/ui/Icon';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchQuery, graphql } from 'relay-runtime';
import { css } from '#styled/css';
import { whenIdle } from '../page/when-idle.ts';
import type { NewsBellQuery } from './__generated__/NewsBellQuery.graphql';

/** Link to the news with the number of unread ones. */
export function NewsBell({ profile }: { profile: Profile }) {
  const [published, setPublished] = useState<readonly string[]>([]);
  const readUpTo = useSyncExternalStore(watchNewsRead, () => newsReadUpTo(profile.id));
  useEffect(() => {
    // After the screen's own requests. Without an answer the bell has no number.
    whenIdle(() => void loadPublished().then(setPublished, () => undefined));
  }, [profile.id]);
  const unread = published.filter((instant) => isUnread(instant, readUpTo)).length;
  return (
    <Link
      to={paths.news()}
      aria-label={unread > 0 ? `お知らせ(未読${unread}件)` : 'お知らせ'}
      className={css({
        position: 'relative',
        flexShrink: '0',
        width: '44px',
        height: '44px',
        display: 'grid',
        placeItems: 'center',
        borderRadius: 'md',
        color: 'text',
        _hover: { bg: 'surface.hover' },
      })}
    >
      <Icon name="bell" />
      {unread > 0 && <span aria-hidden="true" data-unread={unread} className={mark} />}
    </Link>
  );
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

const mark = css({
  // Generated content, because the link's name already has the number in words.
  _before: { content: 'attr(data-unread)' },
  position: 'absolute',
  top: '1',
  right: '1',
  minWidth: '18px',
  height: '18px',
  paddingX: '1',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'full',
  bg: 'danger.solid',
  color: 'danger.onSolid',
  fontSize: '2xs',
  fontWeight: 'bold',
  lineHeight: '1',
});
