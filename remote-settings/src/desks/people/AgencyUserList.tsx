import { graphql, usePaginationFragment } from 'react-relay';
import { PagedList } from '../common/PagedList.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import type { AgencyUserListPaginationQuery } from './__generated__/AgencyUserListPaginationQuery.graphql';
import type { AgencyUserList_query$key } from './__generated__/AgencyUserList_query.graphql';

export function AgencyUserList({ query, narrowed }: { query: AgencyUserList_query$key; narrowed: boolean }) {
  const { data, ...pages } = usePaginationFragment<AgencyUserListPaginationQuery, AgencyUserList_query$key>(
    graphql`
      fragment AgencyUserList_query on Query
      @argumentDefinitions(
        agencyId: { type: "ID" }
        keyword: { type: "String" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "AgencyUserListPaginationQuery") {
        agencyUsers(agencyId: $agencyId, keyword: $keyword, first: $count, after: $cursor)
          @connection(key: "AgencyUserList_agencyUsers") {
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
      connection={data.agencyUsers}
      pages={pages}
      narrowed={narrowed}
      unit="名"
      empty={{
        icon: 'users',
        title: '担当者はまだいません',
        advice: '担当者を追加すると、代理店デスクを使えるようになります。',
      }}
    >
      {(people, busy) => <PeopleTable caption="代理店の担当者" people={people} busy={busy} />}
    </PagedList>
  );
}
