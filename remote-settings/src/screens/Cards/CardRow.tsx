import { brandName, expiryState, expiryText } from '@yado/shared/format/card-text';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { Badge } from '@yado/shared/ui/Badge';
import { Button } from '@yado/shared/ui/Button';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { CardRow_card$key } from './__generated__/CardRow_card.graphql';
import { useDeleteCreditCard } from './useDeleteCreditCard.ts';

/** One registered card with its expiry and a guarded delete. */
export function CardRow({ card, onDeleted }: { card: CardRow_card$key; onDeleted: () => void }) {
  const { id, nickname, brand, last4, expYear, expMonth } = useFragment(
    graphql`
      fragment CardRow_card on CreditCard {
        id
        nickname
        brand
        last4
        expYear
        expMonth
      }
    `,
    card,
  );
  const [asking, setAsking] = useState(false);
  const { deleteCreditCard, isDeleting } = useDeleteCreditCard();
  const [openedAt] = useState(() => new Date());
  const state = expiryState(expMonth, expYear, openedAt);
  const confirmDelete = () => {
    deleteCreditCard(id, {
      onDone: () => {
        setAsking(false);
        toast({ tone: 'success', title: `「${nickname}」を削除しました` });
        onDeleted();
      },
      onFailed: () => {
        setAsking(false);
        toast({
          tone: 'error',
          title: 'カードを削除できませんでした',
          description: 'もう一度お試しください。',
        });
      },
    });
  };
  return (
    <div
      className={css({
        display: 'flex',
        alignItems: 'center',
        gap: '4',
        flexWrap: 'wrap',
        padding: '4',
        bg: 'surface',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'lg',
      })}
    >
      <div className={css({ flex: '1', minWidth: '200px' })}>
        <h2 className={css({ fontWeight: 'bold' })}>{nickname}</h2>
        <p className={css({ color: 'text.muted' })}>
          {brandName(brand)} •••• {last4} / 有効期限 {expiryText(expMonth, expYear)}
        </p>
      </div>
      {state === 'expired' && <Badge tone="danger">期限切れ</Badge>}
      {state === 'soon' && <Badge tone="warning">まもなく期限切れ</Badge>}
      <Button variant="ghost" size="sm" aria-label={`「${nickname}」を削除`} onClick={() => setAsking(true)}>
        削除
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`「${nickname}」を削除しますか`}
        confirmLabel="削除する"
        tone="danger"
        loading={isDeleting}
        onConfirm={confirmDelete}
      >
        このカードは予約に使えなくなります。すでに確定した予約のお支払いには影響しません。
      </AlertDialog>
    </div>
  );
}
