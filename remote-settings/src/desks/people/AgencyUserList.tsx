import { useProfile } from '@yado/shared/auth';
import { Button } from '@yado/shared/ui/Button';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { PagedList } from '../common/PagedList.tsx';
import { DeleteAgencyUserDialog } from './DeleteAgencyUserDialog.tsx';
import { PeopleTable, type Person } from './PeopleTable.tsx';
import type { AgencyUserListPaginationQuery } from './__generated__/AgencyUserListPaginationQuery.graphql';
import type { AgencyUserList_query$key } from './__generated__/AgencyUserList_query.graphql';

/** The people of one agency, with the way to remove each but oneself. */
export function AgencyUserList({ query, narrowed }: { query: AgencyUserList_query$key; narrowed: boolean }) {
  const profile = useProfile();
  // It belongs to the list: a dialog must outlast the row whose person it deletes.
  const [asked, setAsked] = useState<{ person: Person; open: boolean; number: number } | null>(null);
  const ask = (person: Person) =>
    setAsked((last) => ({ person, open: true, number: (last?.number ?? 0) + 1 }));
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
          __id
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
  const deleteButton = (person: Person) =>
    person.id === profile?.id ? null : (
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${person.name}さんを削除`}
        className={css({ marginLeft: { base: '-3', md: '0' } })}
        onClick={() => ask(person)}
      >
        削除
      </Button>
    );
  return (
    <>
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
        {(people, busy) => (
          <PeopleTable caption="代理店の担当者" people={people} busy={busy} action={deleteButton} />
        )}
      </PagedList>
      {asked && (
        <DeleteAgencyUserDialog
          key={asked.number}
          person={asked.person}
          connectionId={data.agencyUsers.__id}
          open={asked.open}
          onClose={() => setAsked((last) => last && { ...last, open: false })}
        />
      )}
    </>
  );
}
