import { formatInstant } from '@yado/shared/format/instants';
import { Card } from '@yado/shared/ui/Card';
import { Table } from '@yado/shared/ui/Table';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { paperKindText } from '../../lib/paper-kind-text.ts';
import type { FetchList_query$data, FetchList_query$key } from './__generated__/FetchList_query.graphql';

type Fetch = NonNullable<FetchList_query$data['paperFetches']['nodes'][number]>;

/** Who saved which paper when, the latest first. */
export function FetchList({ query }: { query: FetchList_query$key }) {
  const { paperFetches } = useFragment(
    graphql`
      fragment FetchList_query on Query @argumentDefinitions(branchId: { type: "ID" }) {
        paperFetches(branchId: $branchId, first: 20) {
          nodes {
            id
            userName
            paperKind
            paperNumber
            paperCount
            accountingProfile
            fetchedAt
          }
        }
      }
    `,
    query,
  );
  const rows = paperFetches.nodes.filter((node): node is Fetch => node !== null);
  return (
    <section className={css({ display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' })}>
      <h2 className={css({ fontSize: 'md', fontWeight: 'semibold' })}>最近の保存の記録</h2>
      {rows.length === 0 ? (
        <p className={css({ color: 'text.muted' })}>書類を保存した人と日時が、ここに残ります。</p>
      ) : (
        <Card as="div" padding="none">
          <Table<Fetch>
            caption="最近の保存の記録(20件まで)"
            rows={rows}
            rowKey={({ id }) => id}
            density="compact"
            columns={[
              {
                id: 'paper',
                header: '保存した書類',
                primary: true,
                cell: fetchText,
              },
              { id: 'user', header: '保存した人', cell: ({ userName }) => userName },
              {
                id: 'at',
                header: '日時',
                cell: ({ fetchedAt }) => formatInstant(fetchedAt, { year: true }),
              },
            ]}
          />
        </Card>
      )}
    </section>
  );
}

function fetchText({ paperKind, paperNumber, paperCount, accountingProfile }: Fetch): string {
  if (paperKind && paperNumber) return `${paperKindText(paperKind)} ${paperNumber}`;
  return accountingProfile
    ? `${accountingProfile}用のファイル(${paperCount}件)`
    : `ZIPファイル(${paperCount}件)`;
}
