import { Button } from '@yado/shared/ui/Button';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { DeleteCardDialog } from './DeleteCardDialog.tsx';
import { RenameCardDialog } from './RenameCardDialog.tsx';
import type { CardActions_card$key } from './__generated__/CardActions_card.graphql';

/** Another name, or away with it. */
export function CardActions({ card, onDeleted }: { card: CardActions_card$key; onDeleted: () => void }) {
  const { id, nickname } = useFragment(
    graphql`
      fragment CardActions_card on CreditCard {
        id
        nickname
      }
    `,
    card,
  );
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <span className={css({ display: 'inline-flex', gap: '1', marginLeft: { base: '-3', md: '0' } })}>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`「${nickname}」の呼び名を変える`}
        onClick={() => setOpen('rename')}
      >
        呼び名を変える
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`「${nickname}」を削除`}
        onClick={() => setOpen('delete')}
      >
        削除
      </Button>
      <RenameCardDialog key={nickname} open={open === 'rename'} id={id} nickname={nickname} onClose={close} />
      <DeleteCardDialog
        open={open === 'delete'}
        id={id}
        nickname={nickname}
        onClose={close}
        onDeleted={onDeleted}
      />
    </span>
  );
}
