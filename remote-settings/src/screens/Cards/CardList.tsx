import { EmptyState } from '@yado/shared/ui/EmptyState';
import { css } from '#styled/css';
import { CardRow } from './CardRow.tsx';
import type { CardRow_card$key } from './__generated__/CardRow_card.graphql';

interface Props {
  cards: readonly ({ readonly id: string } & CardRow_card$key)[];
  onChanged: () => void;
}

export function CardList({ cards, onChanged }: Props) {
  if (cards.length === 0) {
    return (
      <EmptyState title="登録されたカードはありません">
        カードを追加すると、予約のときに選べるようになります。
      </EmptyState>
    );
  }
  return (
    <ul className={css({ display: 'grid', gap: '3', marginBottom: '6' })}>
      {cards.map((card) => (
        <li key={card.id}>
          <CardRow card={card} onDeleted={onChanged} />
        </li>
      ))}
    </ul>
  );
}
