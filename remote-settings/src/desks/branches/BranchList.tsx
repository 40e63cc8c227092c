import { formatYen } from '@yado/shared/format/yen';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { Table, type TableColumn } from '@yado/shared/ui/Table';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import type { Desk } from '../common/desk.ts';
import { PagedList } from '../common/PagedList.tsx';
import { BranchStatusBadge } from './BranchStatusBadge.tsx';
import type { BranchListPaginationQuery } from './__generated__/BranchListPaginationQuery.graphql';
import type { BranchList_query$data, BranchList_query$key } from './__generated__/BranchList_query.graphql';

interface Props {
  query: BranchList_query$key;
  desk: Desk;
  narrowed: boolean;
}

type Branch = NonNullable<NonNullable<BranchList_query$data['companyBranches']['edges'][number]>['node']>;

export function BranchList({ query, desk, narrowed }: Props) {
  const { data, ...pages } = usePaginationFragment<BranchListPaginationQuery, BranchList_query$key>(
    graphql`
      fragment BranchList_query on Query
      @argumentDefinitions(
        input: { type: "CompanyBranchesInput" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "BranchListPaginationQuery") {
        companyBranches(input: $input, first: $count, after: $cursor)
          @connection(key: "BranchList_companyBranches") {
          totalCount
          edges {
            node {
              id
              companyName
              companyCode
              branchName
              cashBalance
              agency {
                name
              }
              ...BranchStatusBadge_branch
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <PagedList<Branch>
      connection={data.companyBranches}
      pages={pages}
      narrowed={narrowed}
      empty={{
        icon: 'building',
        title: '支店はまだありません',
        advice: '支店が登録されると、ここに表示されます。',
      }}
    >
      {(branches, busy) => (
        <Card as="div" padding="none">
          <Table<Branch>
            caption="支店の一覧"
            rows={branches}
            rowKey={({ id }) => id}
            busy={busy}
            columns={getColumns(desk)}
          />
        </Card>
      )}
    </PagedList>
  );
}

function getColumns(desk: Desk): TableColumn<Branch>[] {
  return [
    {
      id: 'name',
      header: '会社・支店',
      primary: true,
      cell: ({ id, companyName, branchName }) => (
        <TextLink
          asChild
          variant="quiet"
          className={css({ display: 'inline-block', paddingY: '1', fontWeight: 'semibold' })}
        >
          <Link to={paths.deskBranch(desk, id)}>
            {companyName} {branchName}
          </Link>
        </TextLink>
      ),
    },
    { id: 'code', header: '会社コード', cell: ({ companyCode }) => companyCode },
    { id: 'status', header: '状態', cell: (branch) => <BranchStatusBadge branch={branch} /> },
    ...(desk === 'operator'
      ? [{ id: 'agency', header: '担当代理店', cell: ({ agency }: Branch) => agency?.name ?? '直接契約' }]
      : []),
    {
      id: 'balance',
      header: '請求書払いの残り',
      align: 'end',
      cell: ({ cashBalance }) => (
        <span className={css({ textStyle: 'number' })}>{formatYen(cashBalance)}</span>
      ),
    },
  ];
}
