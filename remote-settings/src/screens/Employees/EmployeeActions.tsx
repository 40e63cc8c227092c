import { actionMessage } from '@yado/shared/errors/action-message';
import { Icon } from '@yado/shared/ui/Icon';
import { IconButton } from '@yado/shared/ui/IconButton';
import { Menu, type MenuItem } from '@yado/shared/ui/Menu';
import { toast } from '@yado/shared/ui/Toaster';
import { graphql, useFragment } from 'react-relay';
import { employeeMessages } from './employee-messages.ts';
import type { Question } from './EmployeeDialogs.tsx';
import { useResendInvitation } from './use-resend-invitation.ts';
import type { EmployeeActions_employee$key } from './__generated__/EmployeeActions_employee.graphql';

interface Props {
  employee: EmployeeActions_employee$key;
  /** The questions belong to the list: a dialog must outlast the row whose person it deletes. */
  onAsk: (question: Question) => void;
}

/** What the administrator can do with a colleague; nothing with who administers the branch. */
export function EmployeeActions({ employee, onAsk }: Props) {
  const data = useFragment(
    graphql`
      fragment EmployeeActions_employee on Employee {
        id
        name
        email
        role
        status
        ...EmployeeDialogs_employee
      }
    `,
    employee,
  );
  const { id, name, email, role, status } = data;
  const [resendInvitation, isSending] = useResendInvitation();
  if (role === 'COMPANY_ADMIN') return null;

  const resend = async () => {
    const result = await resendInvitation({ id });
    toast(
      result.kind === 'ok'
        ? {
            tone: 'success',
            title: `${name}さんに招待メールを送りました`,
            description: `${email} に届いた新しいリンクだけが使えます。`,
          }
        : {
            tone: 'error',
            title: '招待メールを送れませんでした',
            description: actionMessage('招待メールの再送', result, employeeMessages),
          },
    );
  };
  const remove: MenuItem = {
    id: 'delete',
    label: status === 'INVITED' ? '招待を取り消す' : '社員を削除する',
    icon: <Icon name="trash" size={18} />,
    tone: 'danger',
    separatorBefore: true,
    onSelect: () => onAsk({ kind: 'delete', employee: data }),
  };
  const first: MenuItem =
    status === 'INVITED'
      ? {
          id: 'resend',
          label: '招待メールを再送する',
          icon: <Icon name="mail" size={18} />,
          onSelect: () => void resend(),
          disabled: isSending,
        }
      : {
          id: 'delegate',
          label: '管理者を引き継ぐ',
          icon: <Icon name="users" size={18} />,
          onSelect: () => onAsk({ kind: 'delegate', employee: data }),
        };
  return (
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
  );
}
