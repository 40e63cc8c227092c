import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { formatDateNumeric } from '@yado/shared/format/dates';
import { readNodes } from '@yado/shared/relay/read-nodes';
import { Badge } from '@yado/shared/ui/Badge';
import { Banner } from '@yado/shared/ui/Banner';
import { Card } from '@yado/shared/ui/Card';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LoadMore } from '@yado/shared/ui/LoadMore';
import { Price } from '@yado/shared/ui/Price';
import { Table } from '@yado/shared/ui/Table';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { PaperDownload } from './PaperDownload.tsx';
import { paperKindText } from '../../lib/paper-kind-text.ts';
import { paperStateText } from './paper-texts.ts';
import type { PaperListPaginationQuery } from './__generated__/PaperListPaginationQuery.graphql';
import type { PaperList_query$data, PaperList_query$key } from './__generated__/PaperList_query.graphql';

const PAGE_SIZE = 20;
type Paper = NonNullable<NonNullable<PaperList_query$data['papers']['edges'][number]>['node']>;

/** The stored papers that match, with the SHA-256 of each file. */
export function PaperList({ query }: { query: PaperList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PaperListPaginationQuery,
    PaperList_query$key
  >(
    graphql`
      fragment PaperList_query on Query
      @argumentDefinitions(
        input: { type: "PapersInput" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "PaperListPaginationQuery") {
        papers(input: $input, first: $count, after: $cursor)
          @connection(key: "PaperList_papers", filters: ["input"]) {
          totalCount
          edges {
            node {
              id
              kind
              state
              number
              issuedOn
              counterparty
              totalPrice
              sha256
            }
          }
        }
      }
    `,
    query,
  );
  const [failure, setFailure] = useState<string | null>(null);
  const { nodes, unreadable } = readNodes<Paper>(data.papers.edges);
  if (nodes.length === 0 && unreadable === 0) {
    return (
      <EmptyState icon="search" title="条件に合う書類がありません">
        発行した請求書、領収書、返金明細書がここに並びます。
      </EmptyState>
    );
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
          {unreadable}件の書類を読み込めませんでした。時間をおいて開き直してください。
        </Banner>
      )}
      <Card as="div" padding="none">
        <Table<Paper>
          caption="書類の一覧"
          rows={nodes}
          rowKey={({ id }) => id}
          busy={isLoadingNext}
          density="compact"
          columns={[
            {
              id: 'paper',
              header: '書類',
              primary: true,
              cell: ({ kind, number, state }) => (
                <>
                  <span className={css({ display: 'block', fontWeight: 'semibold' })}>
                    {paperKindText(kind)}
                  </span>
                  <span className={css({ display: 'block', fontSize: 'xs', color: 'text.muted' })}>
                    {number}
                  </span>
                  {state !== 'VALID' && <Badge tone="warning">{paperStateText(state)}</Badge>}
                </>
              ),
            },
            { id: 'day', header: '取引年月日', cell: ({ issuedOn }) => formatDateNumeric(issuedOn) },
            { id: 'counterparty', header: '取引先', cell: ({ counterparty }) => counterparty },
            {
              id: 'amount',
              header: '金額',
              align: 'end',
              cell: ({ totalPrice }) => <Price amount={totalPrice} size="sm" taxIncluded={false} />,
            },
            {
              id: 'hash',
              header: 'SHA-256',
              cell: ({ sha256 }) => (
                <code
                  className={css({
                    display: 'block',
                    maxWidth: '16rem',
                    fontSize: 'xs',
                    color: 'text.muted',
                    wordBreak: 'break-all',
                  })}
                >
                  {sha256}
                </code>
              ),
            },
            {
              id: 'file',
              header: '保存',
              actions: true,
              cell: ({ id, number }) => <PaperDownload id={id} number={number} />,
            },
          ]}
        />
      </Card>
      {failure && <Banner tone="error">{failure}</Banner>}
      <LoadMore
        shown={nodes.length}
        total={data.papers.totalCount}
        hasMore={hasNext}
        loading={isLoadingNext}
        onLoadMore={showMore}
      />
    </div>
  );
}
