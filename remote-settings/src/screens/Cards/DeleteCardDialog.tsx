import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useDeleteCreditCard } from './useDeleteCreditCard.ts';

interface Props {
  open: boolean;
  id: string;
  nickname: string;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteCardDialog({ open, id, nickname, onClose, onDeleted }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const { deleteCreditCard, isDeleting } = useDeleteCreditCard();
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = () => {
    setFailure(null);
    deleteCreditCard(id, {
      onDone: () => {
        close();
        toast({ tone: 'success', title: `「${nickname}」を削除しました` });
        focusHeading();
        onDeleted();
      },
      onFailed: setFailure,
    });
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
      onConfirm={confirm}
    >
      このカードは予約に使えなくなります。すでに確定した予約のお支払いには影響しません。
    </AlertDialog>
  );
}
