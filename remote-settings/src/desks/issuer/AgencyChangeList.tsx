import { formatInstant } from '@yado/shared/format/instants';
import { Card } from '@yado/shared/ui/Card';
import { Table } from '@yado/shared/ui/Table';
import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { PagedList } from '../common/PagedList.tsx';
import { agencyFieldText, agencyValueText } from './agency-field-text.ts';
import type { AgencyChangeList_query$key } from './__generated__/AgencyChangeList_query.graphql';
import type { AgencyChangeListPaginationQuery } from './__generated__/AgencyChangeListPaginationQuery.graphql';

/** Who changed what of an agency and when, so that its people find a change that none of them made. */
export function AgencyChangeList({ query }: { query: AgencyChangeList_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    AgencyChangeListPaginationQuery,
    AgencyChangeList_query$key
  >(
    graphql`
      fragment AgencyChangeList_query on Query
      @argumentDefinitions(
        agencyId: { type: "ID" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "AgencyChangeListPaginationQuery") {
        agencyChanges(agencyId: $agencyId, first: $count, after: $cursor)
          @connection(key: "AgencyChangeList_agencyChanges") {
          totalCount
          edges {
            node {
              id
              changedAt
              changedByName
              fields {
                field
                before
                after
              }
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <section aria-labelledby="agency-changes" className={css({ display: 'grid', gap: '4' })}>
      <div className={css({ display: 'grid', gap: '1' })}>
        <h2 id="agency-changes" className={css({ textStyle: 'h2' })}>
          変更履歴
        </h2>
        <p className={css({ color: 'text.muted' })}>
          変更すると、代理店の担当者全員にメールでお知らせします。
        </p>
      </div>
      <PagedList
        connection={data.agencyChanges}
        pages={pages}
        narrowed={false}
        empty={{
          icon: 'info',
          title: '変更の記録はありません',
          advice: '情報を変更すると、変更した人と変更の前後の内容がここに残ります。',
        }}
      >
        {(changes, busy) => (
          <Card as="div" padding="none">
            <Table
              caption="変更履歴"
              rows={changes}
              rowKey={({ id }) => id}
              busy={busy}
              columns={[
                {
                  id: 'time',
                  header: '日時',
                  primary: true,
                  cell: ({ changedAt }) => formatInstant(changedAt, { year: true }),
                },
                {
                  id: 'by',
                  header: '変更した人',
                  cell: ({ changedByName }) => changedByName ?? '運営会社',
                },
                {
                  id: 'fields',
                  header: '変更の内容',
                  cell: ({ fields }) => (
                    <dl className={css({ display: 'grid', gap: '2', wordBreak: 'break-word' })}>
                      {fields.map(({ field, before, after }) => (
                        <div key={field}>
                          <dt className={css({ fontWeight: 'bold' })}>{agencyFieldText(field)}</dt>
                          <dd>変更前: {agencyValueText(field, before)}</dd>
                          <dd>変更後: {agencyValueText(field, after)}</dd>
                        </div>
                      ))}
                    </dl>
                  ),
                },
              ]}
            />
          </Card>
        )}
      </PagedList>
    </section>
  );
}
