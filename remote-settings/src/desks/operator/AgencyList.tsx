import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { Table } from '@yado/shared/ui/Table';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { paymentMethodText } from '../../lib/branch-texts.ts';
import { PagedList } from '../common/PagedList.tsx';
import type { AgencyListPaginationQuery } from './__generated__/AgencyListPaginationQuery.graphql';
import type { AgencyList_query$data, AgencyList_query$key } from './__generated__/AgencyList_query.graphql';

type Agency = NonNullable<NonNullable<AgencyList_query$data['agencies']['edges'][number]>['node']>;

export function AgencyList({ query, narrowed }: { query: AgencyList_query$key; narrowed: boolean }) {
  const { data, ...pages } = usePaginationFragment<AgencyListPaginationQuery, AgencyList_query$key>(
    graphql`
      fragment AgencyList_query on Query
      @argumentDefinitions(
        keyword: { type: "String" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "AgencyListPaginationQuery") {
        agencies(keyword: $keyword, first: $count, after: $cursor) @connection(key: "AgencyList_agencies") {
          totalCount
          edges {
            node {
              id
              name
              specialAgencyName
              licenseNumber
              availablePaymentMethod
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <PagedList<Agency>
      connection={data.agencies}
      pages={pages}
      narrowed={narrowed}
      unit="社"
      empty={{
        icon: 'building',
        title: '代理店はまだありません',
        advice: '代理店が登録されると、ここに表示されます。',
      }}
    >
      {(agencies, busy) => (
        <Card as="div" padding="none">
          <Table<Agency>
            caption="代理店の一覧"
            rows={agencies}
            rowKey={({ id }) => id}
            busy={busy}
            columns={[
              {
                id: 'name',
                header: '代理店',
                primary: true,
                cell: ({ id, name }) => (
                  <TextLink
                    asChild
                    variant="quiet"
                    className={css({ display: 'inline-block', paddingY: '1', fontWeight: 'semibold' })}
                  >
                    <Link to={paths.deskAgency(id)}>{name}</Link>
                  </TextLink>
                ),
              },
              { id: 'brand', header: '表示名', cell: ({ specialAgencyName }) => specialAgencyName ?? '—' },
              { id: 'license', header: '旅行業登録', cell: ({ licenseNumber }) => licenseNumber ?? '—' },
              {
                id: 'payment',
                header: '支払い方法',
                cell: ({ availablePaymentMethod }) => paymentMethodText(availablePaymentMethod),
              },
            ]}
          />
        </Card>
      )}
    </PagedList>
  );
}
