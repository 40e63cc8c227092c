import { actionMessage } from '@yado/shared/errors/action-message';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useDeleteCreditCard } from './use-delete-credit-card.ts';

interface Props {
  open: boolean;
  id: string;
  nickname: string;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteCardDialog({ open, id, nickname, onClose, onDeleted }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const [deleteCreditCard, isDeleting] = useDeleteCreditCard();
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    setFailure(null);
    const result = await deleteCreditCard({ id });
    if (result.kind !== 'ok') return setFailure(actionMessage('カードの削除', result));
    close();
    toast({ tone: 'success', title: `「${nickname}」を削除しました` });
    focusHeading();
    onDeleted();
  };
  return (
    <AlertDialog
      open={open}
      onClose={close}
      title={`「${nickname}」を削除しますか`}
      confirmLabel="削除する"
      tone="danger"
      loading={isDeleting}
      error={failure}
      onConfirm={() => void confirm()}
    >
      このカードは予約に使えなくなります。すでに確定した予約のお支払いには影響しません。
    </AlertDialog>
  );
}
