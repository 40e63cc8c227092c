import { actionMessage } from '@yado/shared/errors/action-message';
import { toAppError } from '@yado/shared/errors/app-error';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useDeleteOffice } from './use-delete-office.ts';
import { useRefreshOffices } from './use-refresh-offices.ts';

interface Props {
  id: string;
  name: string;
  onClose: () => void;
}

export function DeleteOfficeDialog({ id, name, onClose }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const [deleteOffice, isDeleting] = useDeleteOffice();
  const refreshOffices = useRefreshOffices();
  const confirm = async () => {
    setFailure(null);
    const result = await deleteOffice({ id });
    if (result.kind === 'ok') return finish(`「${name}」を削除しました`, 'success');
    const isGone = toAppError(result.error).kind === 'notFound';
    if (!isGone || !(await refreshOffices())) return setFailure(actionMessage('オフィスの削除', result));
    finish(`「${name}」は、すでに削除されていました`, 'info');
  };
  const finish = (title: string, tone: 'success' | 'info') => {
    onClose();
    toast({ tone, title });
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
