import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { readNodes } from '@yado/shared/relay/read-nodes';
import { isUnread, markNewsRead, newsReadUpTo } from '@yado/shared/site/news-mark';
import { Banner } from '@yado/shared/ui/Banner';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LoadMore } from '@yado/shared/ui/LoadMore';
import { toast } from '@yado/shared/ui/Toaster';
import { useEffect, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { NewsEntry } from './NewsEntry.tsx';
import type { NewsEntries_query$key } from './__generated__/NewsEntries_query.graphql';
import type { NewsEntriesPageQuery } from './__generated__/NewsEntriesPageQuery.graphql';

const PAGE_SIZE = 20;

interface Props {
  query: NewsEntries_query$key;
  userId: string;
}

/** Everything listed counts as seen; what was new when the page was opened stays marked until it is left. */
export function NewsEntries({ query, userId }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NewsEntriesPageQuery,
    NewsEntries_query$key
  >(
    graphql`
      fragment NewsEntries_query on Query
      @refetchable(queryName: "NewsEntriesPageQuery")
      @argumentDefinitions(after: { type: "String" }, count: { type: "Int", defaultValue: 20 }) {
        newsList(first: $count, after: $after) @connection(key: "NewsEntries_newsList") {
          totalCount
          edges {
            node {
              id
              publishedAt
              ...NewsEntry_news
            }
          }
        }
      }
    `,
    query,
  );
  const [readUpTo] = useState(() => newsReadUpTo(userId));
  const { edges, totalCount } = data.newsList;
  const { nodes: news, unreadable } = readNodes(edges);
  const newest = news[0]?.publishedAt;
  useEffect(() => {
    if (newest) markNewsRead(userId, [newest]);
  }, [userId, newest]);

  if (news.length === 0 && unreadable === 0) {
    return (
      <EmptyState icon="bell" title="お知らせはありません">
        新しいお知らせが届くと、ここに表示されます。
      </EmptyState>
    );
  }
  return (
    <>
      {unreadable > 0 && (
        <Banner tone="warning">
          {unreadable}件のお知らせを読み込めませんでした。時間をおいて開き直してください。
        </Banner>
      )}
      <ul className={css({ display: 'grid', gap: '3' })}>
        {news.map((entry) => (
          <NewsEntry key={entry.id} news={entry} unread={isUnread(entry.publishedAt, readUpTo)} />
        ))}
      </ul>
      <LoadMore
        shown={news.length}
        total={totalCount}
        hasMore={hasNext}
        loading={isLoadingNext}
        onLoadMore={() =>
          loadNext(PAGE_SIZE, {
            onComplete: (error) =>
              error &&
              toast({ tone: 'error', title: actionFailureMessage('お知らせの続きの読み込み', error) }),
          })
        }
      />
    </>
  );
}
