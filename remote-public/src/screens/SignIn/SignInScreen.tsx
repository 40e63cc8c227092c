import { typedEmail } from '@yado/shared/format/credentials';
import { getIdentity } from '@yado/shared/auth';
import { PageTitle } from '@yado/shared/components/PageTitle';
import { authErrorMessage } from '@yado/shared/errors/auth-errors';
import { useNavigate } from '@yado/shared/router';
import { useForm } from '@yado/shared/forms/use-form';
import { Spinner } from '@yado/shared/ui/Spinner';
import { useState } from 'react';
import { canStoreSession } from '../../lib/can-store-session.ts';
import { emailProblem } from '../../lib/email-problem.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { SignInForm } from './SignInForm.tsx';
import { signInReason, unstored } from './sign-in-reasons.ts';
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
  const [isStored] = useState(canStoreSession);
  const [hasSignedIn, setHasSignedIn] = useState(false);
  const form = useForm<'email' | 'password'>({
    check: () => ({
      email: emailProblem(email),
      password: password ? undefined : 'パスワードを入力してください。',
    }),
    send: async ({ fail }) => {
      try {
        await getIdentity().signIn(typedEmail(email), password);
      } catch (error) {
        return fail(authErrorMessage(error));
      }
      setHasSignedIn(true);
      await navigate(next, { replace: true });
    },
  });
  const sentOn = useSentOn(next, form.isPending || hasSignedIn);

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
      <SignInForm
        email={email}
        password={password}
        onEmail={setEmail}
        onPassword={setPassword}
        form={form}
        why={signInReason(reason) ?? (isStored ? null : unstored)}
        next={next}
      />
    </NarrowPage>
  );
}
