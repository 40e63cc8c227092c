import { formatInstant } from '@yado/shared/format/instants';
import { Card } from '@yado/shared/ui/Card';
import { Table } from '@yado/shared/ui/Table';
import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { PagedList } from '../common/PagedList.tsx';
import { limitText } from './brake-texts.ts';
import { BrakeSubjectText } from './BrakeSubjectText.tsx';
import type { LiftList_query$key } from './__generated__/LiftList_query.graphql';
import type { LiftListPaginationQuery } from './__generated__/LiftListPaginationQuery.graphql';

/** Who let whom through, when and why. */
export function LiftList({ query }: { query: LiftList_query$key }) {
  const { data, ...pages } = usePaginationFragment<LiftListPaginationQuery, LiftList_query$key>(
    graphql`
      fragment LiftList_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "LiftListPaginationQuery") {
        brakeLifts(first: $count, after: $cursor) @connection(key: "LiftList_brakeLifts") {
          totalCount
          edges {
            node {
              id
              limit
              subject {
                ...BrakeSubjectText_subject
              }
              reason
              liftedAt
              endsAt
              liftedBy {
                name
              }
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <PagedList
      connection={data.brakeLifts}
      pages={pages}
      narrowed={false}
      empty={{
        icon: 'info',
        title: '解除の記録はありません',
        advice: '制限を解除すると、理由と担当者がここに残ります。',
      }}
    >
      {(lifts, busy) => (
        <Card as="div" padding="none">
          <Table
            caption="解除の記録"
            rows={lifts}
            rowKey={({ id }) => id}
            busy={busy}
            columns={[
              { id: 'limit', header: '制限', primary: true, cell: ({ limit }) => limitText(limit) },
              {
                id: 'subject',
                header: '対象',
                cell: ({ subject }) => <BrakeSubjectText subject={subject} />,
              },
              {
                id: 'reason',
                header: '理由',
                cell: ({ reason }) => (
                  <span className={css({ whiteSpace: 'pre-line', wordBreak: 'break-word' })}>{reason}</span>
                ),
              },
              { id: 'by', header: '解除した人', cell: ({ liftedBy }) => liftedBy?.name ?? '(不明)' },
              {
                id: 'time',
                header: '解除した期間',
                cell: ({ liftedAt, endsAt }) =>
                  `${formatInstant(liftedAt, { year: true })}から${formatInstant(endsAt)}まで`,
              },
            ]}
          />
        </Card>
      )}
    </PagedList>
  );
}
