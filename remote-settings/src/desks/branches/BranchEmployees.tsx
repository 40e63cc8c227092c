import { formatDateNumeric } from '@yado/shared/format/dates';
import { wallClock } from '@yado/shared/format/instants';
import { type Known, lookUp } from '@yado/shared/contract/known';
import { Badge } from '@yado/shared/ui/Badge';
import { Card } from '@yado/shared/ui/Card';
import { Table } from '@yado/shared/ui/Table';
import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { PagedList } from '../common/PagedList.tsx';
import type {
  BranchEmployees_query$data,
  BranchEmployees_query$key,
  EmployeeRole,
  EmployeeStatus,
} from './__generated__/BranchEmployees_query.graphql';
import type { BranchEmployeesPaginationQuery } from './__generated__/BranchEmployeesPaginationQuery.graphql';

type Person = NonNullable<NonNullable<BranchEmployees_query$data['employees']['edges'][number]>['node']>;

const roles: Readonly<Record<Known<EmployeeRole>, string>> = { COMPANY_ADMIN: '管理者', EMPLOYEE: '社員' };
const statuses: Readonly<Record<Known<EmployeeStatus>, string>> = {
  INVITED: '招待中',
  ACTIVE: '利用中',
  DELETED: '削除済み',
};

export function BranchEmployees({
  query,
  narrowed,
}: {
  query: BranchEmployees_query$key;
  narrowed: boolean;
}) {
  const { data, ...pages } = usePaginationFragment<BranchEmployeesPaginationQuery, BranchEmployees_query$key>(
    graphql`
      fragment BranchEmployees_query on Query
      @argumentDefinitions(
        branchId: { type: "ID!" }
        keyword: { type: "String" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "BranchEmployeesPaginationQuery") {
        employees(branchId: $branchId, keyword: $keyword, first: $count, after: $cursor)
          @connection(key: "BranchEmployees_employees") {
          totalCount
          edges {
            node {
              id
              name
              email
              role
              status
              createdAt
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <PagedList<Person>
      connection={data.employees}
      pages={pages}
      narrowed={narrowed}
      unit="名"
      empty={{ icon: 'users', title: '社員はまだいません', advice: '支店の管理者が社員を招待します。' }}
    >
      {(people, busy) => (
        <Card as="div" padding="none">
          <Table<Person>
            caption="支店の社員"
            rows={people}
            rowKey={({ id }) => id}
            busy={busy}
            columns={[
              { id: 'name', header: '名前', primary: true, cell: ({ name }) => name },
              {
                id: 'email',
                header: 'メールアドレス',
                cell: ({ email }) => <span className={css({ wordBreak: 'break-all' })}>{email}</span>,
              },
              { id: 'role', header: '権限', cell: ({ role }) => lookUp(roles, role, role) },
              {
                id: 'status',
                header: '状態',
                cell: ({ status }) => (
                  <Badge size="sm" tone={status === 'ACTIVE' ? 'success' : 'info'}>
                    {lookUp(statuses, status, status)}
                  </Badge>
                ),
              },
              {
                id: 'since',
                header: '登録日',
                cell: ({ createdAt }) => formatDateNumeric(wallClock(createdAt, 'Asia/Tokyo').date),
              },
            ]}
          />
        </Card>
      )}
    </PagedList>
  );
}
