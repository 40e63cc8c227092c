import { PageTitle } from '@yado/shared/components/PageTitle';
import { Banner } from '@yado/shared/ui/Banner';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RunAction } from './RunAction.tsx';

export interface ActionData {
  mode: string | null;
  code: string;
}

const headings: Record<string, string> = {
  resetPassword: '新しいパスワードの設定',
  verifyEmail: 'メールアドレスの確認',
  verifyAndChangeEmail: 'メールアドレスの変更',
  recoverEmail: 'メールアドレスの変更の取り消し',
};

/** Where the links in the identity service's mails lead. */
export function Screen({ data: { mode, code } }: { data: ActionData }) {
  const heading = (mode && headings[mode]) ?? 'リンクを確認できません';
  return (
    <NarrowPage heading={heading}>
      <PageTitle>{heading}</PageTitle>
      {mode === 'resetPassword' && <NewPasswordForm code={code} />}
      {(mode === 'verifyEmail' || mode === 'verifyAndChangeEmail' || mode === 'recoverEmail') && (
        <RunAction mode={mode} code={code} />
      )}
      {!(mode && mode in headings) && (
        <Banner tone="error">リンクが正しくありません。メールのリンクをもう一度開いてください。</Banner>
      )}
    </NarrowPage>
  );
}
