import { getIdentity } from '@yado/shared/auth';
import { PageTitle } from '@yado/shared/components/PageTitle';
import { authErrorMessage } from '@yado/shared/errors/auth-errors';
import { Link, useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { PasswordInput } from '@yado/shared/ui/PasswordInput';
import { Spinner } from '@yado/shared/ui/Spinner';
import { TextInput } from '@yado/shared/ui/TextInput';
import { TextLink } from '@yado/shared/ui/TextLink';
import { type FormEvent, useState } from 'react';
import { css } from '#styled/css';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { problemsOf, type SignInProblems } from './sign-in-form.ts';
import { signInReason } from './sign-in-reasons.ts';
import { useSentOn } from './use-sent-on.ts';

interface Data {
  /** Where the person wanted to go. */
  next: string;
  reason: string | null;
}

/** E-mail and password; then back to where the person wanted to go. */
export function Screen({ data: { next, reason } }: { data: Data }) {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<SignInProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sentOn = useSentOn(next, busy);
  const why = signInReason(reason);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf({ email, password });
    setProblems(found);
    setFailure(null);
    const firstWrong = found.email ? 'sign-in-email' : found.password ? 'sign-in-password' : null;
    if (firstWrong) {
      document.getElementById(firstWrong)?.focus();
      return;
    }
    setBusy(true);
    try {
      await getIdentity().signIn(email.trim(), password);
      await navigate(next, { replace: true });
    } catch (error) {
      setFailure(authErrorMessage(error));
      setBusy(false);
    }
  };

  if (sentOn) {
    return (
      <NarrowPage heading="サインイン">
        <PageTitle>サインイン</PageTitle>
        <Spinner label="サインイン済みです。画面を開いています" />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage heading="サインイン">
      <PageTitle>サインイン</PageTitle>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className={css({ display: 'grid', gap: '5' })}
      >
        {failure ? (
          <Banner tone="error">{failure}</Banner>
        ) : (
          why && (
            <Banner tone="warning" title={why.title}>
              {why.text}
            </Banner>
          )
        )}
        <Field label="メールアドレス" error={problems.email} controlId="sign-in-email">
          <TextInput
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="パスワード" error={problems.password} controlId="sign-in-password">
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" fullWidth loading={busy} loadingText="サインインしています">
          サインイン
        </Button>
        <p>
          <TextLink asChild>
            <Link to={paths.passwordReset({ next })}>パスワードをお忘れの方</Link>
          </TextLink>
        </p>
        <p className={css({ fontSize: 'sm', color: 'text.muted' })}>
          はじめてご利用の方は、会社の管理者から届いた招待メールのリンクからご登録ください。
        </p>
      </form>
    </NarrowPage>
  );
}
