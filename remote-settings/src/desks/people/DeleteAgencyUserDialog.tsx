import { actionMessage } from '@yado/shared/errors/action-message';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { deleteAgencyUserMessages } from './delete-agency-user-messages.ts';
import { useDeleteAgencyUser } from './use-delete-agency-user.ts';

interface Props {
  person: { readonly id: string; readonly name: string; readonly email: string };
  /** The list that loses who is deleted. */
  connectionId: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before somebody loses the access to the desk, and says what stays. */
export function DeleteAgencyUserDialog({ person: { id, name, email }, connectionId, open, onClose }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const [deleteAgencyUser, isDeleting] = useDeleteAgencyUser(connectionId);
  const confirm = async () => {
    setFailure(null);
    const result = await deleteAgencyUser(id);
    if (result.kind !== 'ok') {
      return setFailure(actionMessage('担当者の削除', result, deleteAgencyUserMessages));
    }
    toast({ tone: 'success', title: `${name}さんを削除しました` });
    onClose();
    focusHeading();
  };
  return (
    <AlertDialog
      open={open}
      onClose={() => {
        setFailure(null);
        onClose();
      }}
      title={`${name}さんを削除しますか`}
      confirmLabel="削除する"
      tone="danger"
      loading={isDeleting}
      error={failure}
      onConfirm={() => void confirm()}
    >
      {`${name}さん(${email})はすぐにサインアウトされ、代理店デスクを使えなくなります。登録がまだの場合は、お送りしたご案内も使えなくなります。書いたメモは、名前とともに予約に残ります。${name}さんが追加した担当者は残りますので、必要に応じて一人ずつ削除してください。`}
    </AlertDialog>
  );
}
