import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { readNodes } from '@yado/shared/relay/read-nodes';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { LoadMore } from '@yado/shared/ui/LoadMore';
import { Table } from '@yado/shared/ui/Table';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { TripCostCell } from './TripCostCell.tsx';
import { TripGuestsCell } from './TripGuestsCell.tsx';
import { TripHotelCell } from './TripHotelCell.tsx';
import { TripStayCell } from './TripStayCell.tsx';
import type { TripListPaginationQuery } from './__generated__/TripListPaginationQuery.graphql';
import type { TripList_query$data, TripList_query$key } from './__generated__/TripList_query.graphql';

interface Props {
  query: TripList_query$key;
  /** Shows whose trip each is, and offers no booking of its own. */
  desk: boolean;
  /** Whether a filter hides trips. */
  narrowed: boolean;
  onShowAll: () => void;
}

const PAGE_SIZE = 20;
type Trip = NonNullable<NonNullable<TripList_query$data['branchTravels']['edges'][number]>['node']>;

export function TripList({ query, desk, narrowed, onShowAll }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TripListPaginationQuery,
    TripList_query$key
  >(
    graphql`
      fragment TripList_query on Query
      @argumentDefinitions(
        input: { type: "BranchTravelsInput!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "TripListPaginationQuery") {
        branchTravels(input: $input, first: $count, after: $cursor) @connection(key: "TripList_branchTravels") {
          totalCount
          isTotalAtLeast
          edges {
            node {
              id
              ...TripHotelCell_travel
              ...TripStayCell_travel
              ...TripGuestsCell_travel
              ...TripCostCell_travel
              employee {
                name
              }
              companyBranch {
                companyName
                branchName
              }
            }
          }
        }
      }
    `,
    query,
  );
  const [failure, setFailure] = useState<string | null>(null);
  const { edges, totalCount, isTotalAtLeast } = data.branchTravels;
  const { nodes, unreadable } = readNodes<Trip>(edges);
  if (nodes.length === 0 && unreadable === 0) {
    return narrowed ? <NothingMatches onShowAll={onShowAll} /> : <NoTrips desk={desk} />;
  }
  const showMore = () => {
    setFailure(null);
    loadNext(PAGE_SIZE, {
      onComplete: (error) => error && setFailure(actionFailureMessage('続きの表示', error)),
    });
  };
  return (
    <div>
      {unreadable > 0 && (
        <Banner tone="warning">
          {unreadable}件の予約を読み込めませんでした。時間をおいて開き直してください。
        </Banner>
      )}
      <Card as="div" padding="none">
        <Table<Trip>
          caption="予約の一覧"
          rows={nodes}
          rowKey={({ id }) => id}
          busy={isLoadingNext}
          density="compact"
          columns={[
            { id: 'hotel', header: '予約', primary: true, cell: (trip) => <TripHotelCell travel={trip} /> },
            { id: 'stay', header: '宿泊日', cell: (trip) => <TripStayCell travel={trip} /> },
            { id: 'guests', header: '宿泊者', cell: (trip) => <TripGuestsCell travel={trip} /> },
            {
              id: 'booker',
              header: desk ? '支店・予約者' : '予約者',
              cell: ({ employee, companyBranch }) => (
                <>
                  {desk && (
                    <span className={css({ display: 'block' })}>
                      {companyBranch.companyName} {companyBranch.branchName}
                    </span>
                  )}
                  {employee.name}
                </>
              ),
            },
            { id: 'cost', header: 'お支払い', align: 'end', cell: (trip) => <TripCostCell travel={trip} /> },
          ]}
        />
      </Card>
      {failure && <Banner tone="error">{failure}</Banner>}
      <LoadMore
        shown={nodes.length}
        total={totalCount}
        isTotalAtLeast={isTotalAtLeast}
        hasMore={hasNext}
        loading={isLoadingNext}
        onLoadMore={showMore}
      />
    </div>
  );
}

function NothingMatches({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon="search"
      title="条件に合う予約がありません"
      action={
        <Button variant="outline" onClick={onShowAll}>
          絞り込みをすべて解除する
        </Button>
      }
    >
      キーワードや状態を変えてお試しください。
    </EmptyState>
  );
}

function NoTrips({ desk }: { desk: boolean }) {
  if (desk) {
    return (
      <EmptyState icon="calendar" title="予約はまだありません">
        担当する支店で予約が入ると、ここに表示されます。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="calendar"
      title="予約はまだありません"
      action={
        <LinkButton asChild>
          <Link to={paths.search()}>ホテルを探す</Link>
        </LinkButton>
      }
    >
      ホテルを予約すると、ここに表示されます。
    </EmptyState>
  );
}
