import { graphql, usePaginationFragment } from 'react-relay';
import { PagedList } from '../common/PagedList.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import type { OperatorListPaginationQuery } from './__generated__/OperatorListPaginationQuery.graphql';
import type { OperatorList_query$key } from './__generated__/OperatorList_query.graphql';

export function OperatorList({ query, narrowed }: { query: OperatorList_query$key; narrowed: boolean }) {
  const { data, ...pages } = usePaginationFragment<OperatorListPaginationQuery, OperatorList_query$key>(
    graphql`
      fragment OperatorList_query on Query
      @argumentDefinitions(
        keyword: { type: "String" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "OperatorListPaginationQuery") {
        operatorUsers(keyword: $keyword, first: $count, after: $cursor)
          @connection(key: "OperatorList_operatorUsers") {
          totalCount
          edges {
            node {
              id
              name
              email
              createdAt
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <PagedList
      connection={data.operatorUsers}
      pages={pages}
      narrowed={narrowed}
      unit="名"
      empty={{
        icon: 'users',
        title: '担当者はまだいません',
        advice: '担当者を追加すると、運営デスクを使えるようになります。',
      }}
    >
      {(people, busy) => <PeopleTable caption="運営担当者" people={people} busy={busy} />}
    </PagedList>
  );
}
