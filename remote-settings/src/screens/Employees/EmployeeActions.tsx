import { Icon } from '@yado/shared/ui/Icon';
import { IconButton } from '@yado/shared/ui/IconButton';
import { Menu, type MenuItem } from '@yado/shared/ui/Menu';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DelegateDialog } from './DelegateDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useResendInvitation } from './useResendInvitation.ts';
import type { EmployeeActions_employee$key } from './__generated__/EmployeeActions_employee.graphql';

/** What the administrator can do with a colleague; nothing with who administers the branch. */
export function EmployeeActions({ employee }: { employee: EmployeeActions_employee$key }) {
  const data = useFragment(
    graphql`
      fragment EmployeeActions_employee on Employee {
        id
        name
        email
        role
        status
        ...DeleteDialog_employee
        ...DelegateDialog_employee
      }
    `,
    employee,
  );
  const { id, name, email, role, status } = data;
  const [asking, setAsking] = useState<'delete' | 'delegate' | null>(null);
  const { resendInvitation, isSending } = useResendInvitation();
  if (role === 'COMPANY_ADMIN') return null;

  const resend = () => {
    resendInvitation(id, {
      onDone: () =>
        toast({
          tone: 'success',
          title: `${name}さんに招待メールを送りました`,
          description: `${email} に届いた新しいリンクだけが使えます。`,
        }),
      onFailed: (message) =>
        toast({ tone: 'error', title: '招待メールを送れませんでした', description: message }),
    });
  };
  const remove: MenuItem = {
    id: 'delete',
    label: status === 'INVITED' ? '招待を取り消す' : '社員を削除する',
    icon: <Icon name="trash" size={18} />,
    tone: 'danger',
    separatorBefore: true,
    onSelect: () => setAsking('delete'),
  };
  const first: MenuItem =
    status === 'INVITED'
      ? {
          id: 'resend',
          label: '招待メールを再送する',
          icon: <Icon name="mail" size={18} />,
          onSelect: resend,
          disabled: isSending,
        }
      : {
          id: 'delegate',
          label: '管理者を引き継ぐ',
          icon: <Icon name="users" size={18} />,
          onSelect: () => setAsking('delegate'),
        };
  return (
    <>
      <Menu
        label={`${name}さんの操作`}
        placement="bottom-end"
        trigger={
          <IconButton label={`${name}さんの操作`}>
            <Icon name="more" />
          </IconButton>
        }
        items={[first, remove]}
      />
      <DeleteDialog employee={data} open={asking === 'delete'} onClose={() => setAsking(null)} />
      <DelegateDialog employee={data} open={asking === 'delegate'} onClose={() => setAsking(null)} />
    </>
  );
}
