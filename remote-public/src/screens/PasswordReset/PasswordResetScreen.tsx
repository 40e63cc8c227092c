import { PageTitle } from '@yado/shared/components/PageTitle';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { type FormEvent, useState } from 'react';
import { css } from '#styled/css';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { useResetPassword } from './useResetPassword.ts';

/** Asks for a mail with a link; the answer is the same whether the address is known or not. */
export function Screen() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const { resetPassword, isSending, outcome } = useResetPassword();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const valid = /^[^\s@]+@[^\s@]+$/.test(email.trim());
    setProblem(valid ? undefined : 'メールアドレスを正しく入力してください。');
    if (valid && !isSending) resetPassword(email.trim());
    else document.getElementById('reset-email')?.focus();
  };

  return (
    <NarrowPage heading="パスワードの再設定">
      <PageTitle>パスワードの再設定</PageTitle>
      {outcome === 'sent' ? (
        <Banner tone="success" title="メールを送信しました">
          登録されているアドレスであれば、再設定用のリンクが届きます。届かないときは、迷惑メールの設定と入力したアドレスをお確かめください。
        </Banner>
      ) : (
        <form noValidate onSubmit={submit} className={css({ display: 'grid', gap: '5' })}>
          {outcome === 'failed' && (
            <Banner tone="error">送信できませんでした。しばらくしてから、もう一度お試しください。</Banner>
          )}
          <Field label="登録したメールアドレス" error={problem} controlId="reset-email">
            <TextInput
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Button type="submit" fullWidth loading={isSending} loadingText="送信しています">
            再設定のメールを受け取る
          </Button>
        </form>
      )}
      <p className={css({ marginTop: '6' })}>
        <Link to={paths.signIn()} className={css({ color: 'link', textDecoration: 'underline' })}>
          サインインへ戻る
        </Link>
      </p>
    </NarrowPage>
  );
}
