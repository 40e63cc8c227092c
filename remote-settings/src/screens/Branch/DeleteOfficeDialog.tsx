import { actionMessage } from '@yado/shared/errors/action-message';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useDeleteOffice } from './use-delete-office.ts';

interface Props {
  id: string;
  name: string;
  onClose: () => void;
}

export function DeleteOfficeDialog({ id, name, onClose }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const [deleteOffice, isDeleting] = useDeleteOffice();
  const confirm = async () => {
    setFailure(null);
    const result = await deleteOffice({ id });
    if (result.kind !== 'ok') return setFailure(actionMessage('オフィスの削除', result));
    onClose();
    toast({ tone: 'success', title: `「${name}」を削除しました` });
    focusHeading();
  };
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={`「${name}」を削除しますか`}
      confirmLabel="削除する"
      tone="danger"
      loading={isDeleting}
      error={failure}
      onConfirm={() => void confirm()}
    >
      この支店の全員の「ホテルを探す」に表示されなくなります。
    </AlertDialog>
  );
}
