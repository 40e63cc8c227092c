import { getProfile } from '@yado/shared/auth';
import { actionMessage } from '@yado/shared/errors/action-message';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { employeeMessages } from './employee-messages.ts';
import { useDelegateCompanyAdmin } from './use-delegate-company-admin.ts';
import type { DelegateDialog_employee$key } from './__generated__/DelegateDialog_employee.graphql';

interface Props {
  employee: DelegateDialog_employee$key;
  open: boolean;
  onClose: () => void;
}

/** Asks before the administrator's role goes to somebody else; afterwards nothing of these pages is one's own. */
export function DelegateDialog({ employee, open, onClose }: Props) {
  const { id, name, email } = useFragment(
    graphql`
      fragment DelegateDialog_employee on Employee {
        id
        name
        email
      }
    `,
    employee,
  );
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [delegateCompanyAdmin, isDelegating] = useDelegateCompanyAdmin();
  const confirm = async () => {
    setFailure(null);
    const result = await delegateCompanyAdmin({ input: { employeeId: id } });
    if (result.kind !== 'ok') return setFailure(actionMessage('管理者の引き継ぎ', result, employeeMessages));
    onClose();
    toast({ tone: 'success', title: `${name}さんが新しい管理者になりました` });
    // Away first: this page is not one's own any more once the permissions are known.
    await navigate(paths.account());
    await getProfile().refresh();
  };
  return (
    <AlertDialog
      open={open}
      onClose={() => {
        setFailure(null);
        onClose();
      }}
      size="md"
      title={`${name}さんに管理者を引き継ぎますか`}
      confirmLabel="管理者を引き継ぐ"
      tone="danger"
      loading={isDelegating}
      error={failure}
      onConfirm={() => void confirm()}
    >
      <p>
        管理者は支店に1名です。{name}さん({email}
        )が管理者になり、あなたは社員になります。あなたは次のことができなくなります。
      </p>
      <ul className={css({ listStyle: 'disc', paddingLeft: '5', marginY: '3', display: 'grid', gap: '1' })}>
        <li>社員の招待と削除</li>
        <li>支店情報の変更</li>
        <li>クレジットカードの登録と削除</li>
        <li>請求書の確認</li>
        <li>ほかの社員の予約の変更とキャンセル</li>
      </ul>
      <p>元に戻せるのは、新しい管理者だけです。</p>
    </AlertDialog>
  );
}
