import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { PagedList } from '../common/PagedList.tsx';
import { DeskNewsCard } from './DeskNewsCard.tsx';
import type { DeskNewsListPaginationQuery } from './__generated__/DeskNewsListPaginationQuery.graphql';
import type { DeskNewsList_query$key } from './__generated__/DeskNewsList_query.graphql';

export function DeskNewsList({ query }: { query: DeskNewsList_query$key }) {
  const { data, ...pages } = usePaginationFragment<DeskNewsListPaginationQuery, DeskNewsList_query$key>(
    graphql`
      fragment DeskNewsList_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "DeskNewsListPaginationQuery") {
        deskNews(first: $count, after: $cursor) @connection(key: "DeskNewsList_deskNews") {
          totalCount
          edges {
            node {
              id
              ...DeskNewsCard_item
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <PagedList
      connection={data.deskNews}
      pages={pages}
      narrowed={false}
      empty={{
        icon: 'info',
        title: 'お知らせはありません',
        advice: 'コンテンツ管理に登録されると、ここに表示されます。',
      }}
    >
      {(items) => (
        <ul className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}>
          {items.map((item) => (
            <li key={item.id}>
              <DeskNewsCard item={item} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
