import { getIdentity } from '@yado/shared/auth';
import { PageTitle } from '@yado/shared/components/PageTitle';
import { authErrorMessage } from '@yado/shared/errors/auth-errors';
import { Link, useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { PasswordInput } from '@yado/shared/ui/PasswordInput';
import { Spinner } from '@yado/shared/ui/Spinner';
import { TextInput } from '@yado/shared/ui/TextInput';
import { TextLink } from '@yado/shared/ui/TextLink';
import { useState } from 'react';
import { css } from '#styled/css';
import { emailProblem } from '../../lib/email-problem.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
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
  const [hasSignedIn, setHasSignedIn] = useState(false);
  const form = useForm<'email' | 'password'>({
    check: () => ({
      email: emailProblem(email),
      password: password ? undefined : 'パスワードを入力してください。',
    }),
    send: async ({ fail }) => {
      try {
        await getIdentity().signIn(email.trim(), password);
      } catch (error) {
        return fail(authErrorMessage(error));
      }
      setHasSignedIn(true);
      await navigate(next, { replace: true });
    },
  });
  const sentOn = useSentOn(next, form.isPending || hasSignedIn);
  const why = signInReason(reason);

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
      <form noValidate onSubmit={form.submit} className={css({ display: 'grid', gap: '5' })}>
        {form.failure ? (
          <FailureBanner failure={form.failure} />
        ) : (
          why && (
            <Banner tone="warning" title={why.title}>
              {why.text}
            </Banner>
          )
        )}
        <Field label="メールアドレス" error={form.problems.email}>
          <TextInput
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="パスワード" error={form.problems.password}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" fullWidth loading={form.isPending} loadingText="サインインしています">
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
