import { actionMessage } from '@yado/shared/errors/action-message';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { focusHeading } from '../../lib/focus-heading.ts';
import { employeeMessages } from './employee-messages.ts';
import { useDeleteEmployee } from './use-delete-employee.ts';
import type { DeleteDialog_employee$key } from './__generated__/DeleteDialog_employee.graphql';

interface Props {
  employee: DeleteDialog_employee$key;
  /** The list that loses who is deleted. */
  connectionId: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before somebody loses the access, or their invitation, and says what stays. */
export function DeleteDialog({ employee, connectionId, open, onClose }: Props) {
  const { id, name, email, status } = useFragment(
    graphql`
      fragment DeleteDialog_employee on Employee {
        id
        name
        email
        status
      }
    `,
    employee,
  );
  // As it was when the question was asked: the row says DELETED before the dialog has gone.
  const [invited] = useState(status === 'INVITED');
  const [failure, setFailure] = useState<string | null>(null);
  const [deleteEmployee, isDeleting] = useDeleteEmployee(connectionId);
  const confirm = async () => {
    setFailure(null);
    const result = await deleteEmployee(id);
    if (result.kind !== 'ok') return setFailure(actionMessage('社員の削除', result, employeeMessages));
    toast({
      tone: 'success',
      title: invited ? `${name}さんの招待を取り消しました` : `${name}さんを削除しました`,
    });
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
      title={invited ? `${name}さんの招待を取り消しますか` : `${name}さんを削除しますか`}
      confirmLabel={invited ? '招待を取り消す' : '削除する'}
      tone="danger"
      loading={isDeleting}
      error={failure}
      onConfirm={() => void confirm()}
    >
      {invited
        ? `${email} に送った招待のリンクは使えなくなります。あとでもう一度招待できます。`
        : `${name}さん(${email})はすぐにサインアウトされ、予約も閲覧もできなくなります。これまでの予約は取り消されず、予約一覧に名前とともに残ります。必要な予約の変更やキャンセルは、ほかの社員が引き継いでください。`}
    </AlertDialog>
  );
}
