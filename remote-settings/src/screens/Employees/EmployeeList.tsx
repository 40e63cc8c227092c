import { useProfile } from '@yado/shared/auth';
import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { formatDateNumeric } from '@yado/shared/format/dates';
import { wallClock } from '@yado/shared/format/instants';
import { readNodes } from '@yado/shared/relay/read-nodes';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Card } from '@yado/shared/ui/Card';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LoadMore } from '@yado/shared/ui/LoadMore';
import { Table, type TableColumn } from '@yado/shared/ui/Table';
import { TextLink } from '@yado/shared/ui/TextLink';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { EmployeeActions } from './EmployeeActions.tsx';
import { EmployeeDialogs, type Question } from './EmployeeDialogs.tsx';
import { EmployeeBadges } from './EmployeeBadges.tsx';
import { UndeliveredInvitation } from './UndeliveredInvitation.tsx';
import type {
  EmployeeList_query$data,
  EmployeeList_query$key,
} from './__generated__/EmployeeList_query.graphql';
import type { EmployeeListQuery } from './__generated__/EmployeeListQuery.graphql';

const PAGE = 20;

type Employee = NonNullable<NonNullable<EmployeeList_query$data['employees']['edges'][number]>['node']>;

/** The branch's people, oldest first, page by page. */
export function EmployeeList({ query, filtered }: { query: EmployeeList_query$key; filtered: boolean }) {
  const profile = useProfile();
  const [question, setQuestion] = useState<(Question & { number: number }) | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = (next: Question) => setQuestion((last) => ({ ...next, number: (last?.number ?? 0) + 1 }));
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    EmployeeListQuery,
    EmployeeList_query$key
  >(
    graphql`
      fragment EmployeeList_query on Query
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        keyword: { type: "String" }
        status: { type: "EmployeeStatus" }
      )
      @refetchable(queryName: "EmployeeListQuery") {
        employees(first: $first, after: $after, keyword: $keyword, status: $status)
          @connection(key: "EmployeeList_employees", filters: ["keyword", "status"]) {
          __id
          totalCount
          edges {
            node {
              id
              name
              email
              status
              createdAt
              ...EmployeeBadges_employee
              ...EmployeeActions_employee
              ...UndeliveredInvitation_employee
            }
          }
        }
      }
    `,
    query,
  );
  const { nodes, unreadable } = readNodes(data.employees.edges);
  // A list of another filter still holds who was deleted from this one, until its own answer comes.
  const employees = nodes.filter(({ status }) => status !== 'DELETED');
  const showMore = () => {
    setFailure(null);
    loadNext(PAGE, {
      onComplete: (error) => error && setFailure(actionFailureMessage('続きの表示', error)),
    });
  };

  return (
    <>
      {employees.length === 0 && unreadable === 0 && !hasNext ? (
        <NobodyListed filtered={filtered} />
      ) : (
        <>
          {unreadable > 0 && (
            <Banner tone="warning">
              {`${unreadable}名を読み込めませんでした。時間をおいて開き直してください。`}
            </Banner>
          )}
          <Card padding="none" aria-label="社員の一覧">
            <Table
              caption="社員の一覧"
              columns={columnsFor(profile?.id ?? null, ask)}
              rows={employees}
              rowKey={({ id }) => id}
              busy={isLoadingNext}
            />
          </Card>
          {failure && <Banner tone="error">{failure}</Banner>}
          <LoadMore
            shown={employees.length}
            total={data.employees.totalCount}
            hasMore={hasNext}
            loading={isLoadingNext}
            onLoadMore={showMore}
            unit="名"
          />
        </>
      )}
      {question && <EmployeeDialogs key={question.number} {...question} connectionId={data.employees.__id} />}
    </>
  );
}

function NobodyListed({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon="users"
      headingLevel={2}
      title={filtered ? '条件に合う社員はいません' : '社員がいません'}
      action={
        filtered && (
          <TextLink asChild>
            <Link to={paths.employees()}>すべての社員を表示する</Link>
          </TextLink>
        )
      }
    />
  );
}

function columnsFor(myId: string | null, onAsk: (question: Question) => void): TableColumn<Employee>[] {
  return [
    {
      id: 'name',
      header: '名前',
      primary: true,
      cell: ({ id, name }) => (
        <>
          {name}
          {id === myId && (
            <span className={css({ color: 'text.muted', fontWeight: 'normal' })}>(ご自身)</span>
          )}
        </>
      ),
    },
    {
      id: 'email',
      header: 'メールアドレス',
      cell: (employee) => (
        <>
          <span className={css({ overflowWrap: 'anywhere' })}>{employee.email}</span>
          <UndeliveredInvitation employee={employee} />
        </>
      ),
    },
    { id: 'state', header: '役割・状態', cell: (employee) => <EmployeeBadges employee={employee} /> },
    {
      id: 'since',
      header: '追加日',
      cell: ({ createdAt }) => (
        <span className={css({ fontVariantNumeric: 'tabular-nums' })}>
          {formatDateNumeric(wallClock(createdAt, 'Asia/Tokyo').date)}
        </span>
      ),
    },
    {
      id: 'actions',
      header: '操作',
      actions: true,
      align: 'end',
      cell: (employee) =>
        employee.id === myId ? null : <EmployeeActions employee={employee} onAsk={onAsk} />,
    },
  ];
}
