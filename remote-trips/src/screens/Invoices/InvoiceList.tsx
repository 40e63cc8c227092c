import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { formatDateNumeric, formatMonth } from '@yado/shared/format/dates';
import { readNodes } from '@yado/shared/relay/read-nodes';
import { Banner } from '@yado/shared/ui/Banner';
import { Card } from '@yado/shared/ui/Card';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LoadMore } from '@yado/shared/ui/LoadMore';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Price } from '@yado/shared/ui/Price';
import { Table } from '@yado/shared/ui/Table';
import { TextLink } from '@yado/shared/ui/TextLink';
import { Suspense, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { InvoiceDownloads } from './InvoiceDownloads.tsx';
import { InvoiceState } from './InvoiceState.tsx';
import { OperatorInvoiceActions } from './operator-invoice-actions.ts';
import type { InvoiceListPaginationQuery } from './__generated__/InvoiceListPaginationQuery.graphql';
import type {
  InvoiceList_query$data,
  InvoiceList_query$key,
} from './__generated__/InvoiceList_query.graphql';

interface Props {
  query: InvoiceList_query$key;
  /** Whether an operator looks: shows whose invoice each is, and what can be done about it. */
  desk: boolean;
}

const PAGE_SIZE = 20;

/** The running month alone can be so: closing it issues no invoice then, and the difference waits. */
function BelowZero() {
  return (
    <span className={css({ display: 'block', fontSize: 'xs', color: 'text.muted', textAlign: 'start' })}>
      請求済みの予約の返金が今月のご利用額を上回っているため、マイナスです。差額は翌月以降のご請求から差し引きます。
    </span>
  );
}

type Invoice = NonNullable<NonNullable<InvoiceList_query$data['invoices']['edges'][number]>['node']>;

export function InvoiceList({ query, desk }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    InvoiceListPaginationQuery,
    InvoiceList_query$key
  >(
    graphql`
      fragment InvoiceList_query on Query
      @argumentDefinitions(
        branchId: { type: "ID" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "InvoiceListPaginationQuery") {
        invoices(branchId: $branchId, first: $count, after: $cursor)
          @connection(key: "InvoiceList_invoices", filters: ["branchId"]) {
          totalCount
          edges {
            node {
              id
              startDate
              dueDate
              status
              totalPrice
              issuerName
              companyBranch {
                companyName
                branchName
              }
              ...InvoiceState_invoice
              ...InvoiceDownloads_invoice
              ...OperatorInvoiceActions_invoice
            }
          }
        }
      }
    `,
    query,
  );
  const [failure, setFailure] = useState<string | null>(null);
  const { nodes, unreadable } = readNodes<Invoice>(data.invoices.edges);
  if (nodes.length === 0 && unreadable === 0) {
    return (
      <EmptyState icon="invoice" title="請求書はまだありません">
        請求書払いの予約は、チェックアウトの月が終わったあとに、その月の分の請求書を発行します。
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
          {unreadable}件の請求書を読み込めませんでした。時間をおいて開き直してください。
        </Banner>
      )}
      <Card as="div" padding="none">
        <Table<Invoice>
          caption="請求書の一覧"
          rows={nodes}
          rowKey={({ id }) => id}
          busy={isLoadingNext}
          columns={[
            {
              id: 'month',
              header: '対象の月',
              primary: true,
              cell: (invoice) => (
                <>
                  <TextLink asChild className={css({ fontWeight: 'semibold' })}>
                    <Link to={paths.invoice(invoice.id)}>{formatMonth(invoice.startDate)}の明細</Link>
                  </TextLink>
                  {desk && (
                    <span className={css({ display: 'block', fontSize: 'sm', color: 'text.muted' })}>
                      {invoice.companyBranch.companyName} {invoice.companyBranch.branchName}
                    </span>
                  )}
                  <span
                    className={css({
                      display: 'block',
                      fontSize: 'xs',
                      fontWeight: 'normal',
                      color: 'text.muted',
                    })}
                  >
                    発行者 {invoice.issuerName}
                  </span>
                </>
              ),
            },
            { id: 'state', header: '状態', cell: (invoice) => <InvoiceState invoice={invoice} /> },
            {
              id: 'due',
              header: '支払期限',
              cell: ({ status, dueDate }) =>
                `${formatDateNumeric(dueDate)}${status === 'DRAFT' ? '(予定)' : ''}`,
            },
            {
              id: 'total',
              header: '請求額',
              align: 'end',
              cell: ({ totalPrice }) => (
                <>
                  <Price amount={totalPrice} size="sm" taxIncluded={false} />
                  {totalPrice < 0 && <BelowZero />}
                </>
              ),
            },
            {
              id: 'files',
              header: '保存',
              actions: true,
              cell: (invoice) => (
                <>
                  <InvoiceDownloads invoice={invoice} />
                  {desk && (
                    <Suspense>
                      <OperatorInvoiceActions invoice={invoice} />
                    </Suspense>
                  )}
                </>
              ),
            },
          ]}
        />
      </Card>
      {failure && <Banner tone="error">{failure}</Banner>}
      <LoadMore
        shown={nodes.length}
        total={data.invoices.totalCount}
        hasMore={hasNext}
        loading={isLoadingNext}
        onLoadMore={showMore}
      />
    </div>
  );
}
