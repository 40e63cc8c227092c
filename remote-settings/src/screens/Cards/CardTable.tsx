import { brandName, expiryText } from '@yado/shared/format/card-text';
import { Card } from '@yado/shared/ui/Card';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { Table, type TableColumn } from '@yado/shared/ui/Table';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { CardActions } from './CardActions.tsx';
import { ExpiryBadge } from './ExpiryBadge.tsx';
import type { CardTable_cards$data, CardTable_cards$key } from './__generated__/CardTable_cards.graphql';

const number = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** The branch's cards, and which of them will soon not pay any more. */
export function CardTable({ cards, onDeleted }: { cards: CardTable_cards$key; onDeleted: () => void }) {
  const rows = useFragment(
    graphql`
      fragment CardTable_cards on CreditCard @relay(plural: true) {
        id
        nickname
        brand
        last4
        expYear
        expMonth
        ...CardActions_card
      }
    `,
    cards,
  );
  if (rows.length === 0) {
    return (
      <EmptyState icon="card" headingLevel={2} title="登録されたカードはありません">
        カードを追加すると、予約のときに選べるようになります。
      </EmptyState>
    );
  }
  return (
    <Card padding="none" aria-label="登録済みのカード">
      <Table caption="登録済みのカード" columns={columnsFor(onDeleted)} rows={rows} rowKey={({ id }) => id} />
    </Card>
  );
}

function columnsFor(onDeleted: () => void): TableColumn<CardTable_cards$data[number]>[] {
  return [
    { id: 'nickname', header: '呼び名', primary: true, cell: ({ nickname }) => nickname },
    {
      id: 'card',
      header: 'カード',
      cell: ({ brand, last4 }) => (
        <span className={number}>
          {brandName(brand)} •••• {last4}
        </span>
      ),
    },
    {
      id: 'expiry',
      header: '有効期限',
      cell: ({ expMonth, expYear }) => (
        <span className={css({ display: 'inline-flex', gap: '3', flexWrap: 'wrap', alignItems: 'center' })}>
          <span className={number}>{expiryText(expMonth, expYear)}</span>
          <ExpiryBadge month={expMonth} year={expYear} />
        </span>
      ),
    },
    {
      id: 'actions',
      header: '操作',
      actions: true,
      align: 'end',
      cell: (card) => <CardActions card={card} onDeleted={onDeleted} />,
    },
  ];
}
