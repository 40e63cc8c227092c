import { Link, useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { getSite } from '@yado/shared/site';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { PasswordInput } from '@yado/shared/ui/PasswordInput';
import { TextInput } from '@yado/shared/ui/TextInput';
import { TextLink } from '@yado/shared/ui/TextLink';
import { toast } from '@yado/shared/ui/Toaster';
import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { MIN_PASSWORD_LENGTH } from '@yado/shared/format/credentials';
import { ClosedInvitation } from './ClosedInvitation.tsx';
import { problemsOf, type SignUpProblems } from './sign-up-form.ts';
import { type SignUpOutcome, useSignUp } from './use-sign-up.ts';
import type { SignUpForm_invitation$key } from './__generated__/SignUpForm_invitation.graphql';

interface Props {
  code: string;
  invitation: SignUpForm_invitation$key;
}

/** Name and password; the address is the invited one and can't be another. */
export function SignUpForm({ code, invitation }: Props) {
  const { email, name: invitedName } = useFragment(
    graphql`
      fragment SignUpForm_invitation on Invitation {
        email
        name
      }
    `,
    invitation,
  );
  const navigate = useNavigate();
  const signUp = useSignUp({ code, email, name: invitedName });
  const [name, setName] = useState(invitedName);
  const [password, setPassword] = useState('');
  const [existing, setExisting] = useState(false);
  const [problems, setProblems] = useState<SignUpProblems>({});
  const [outcome, setOutcome] = useState<SignUpOutcome | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf({ name, password }, existing);
    setProblems(found);
    setOutcome(null);
    const firstWrong = found.name ? 'sign-up-name' : found.password ? 'sign-up-password' : null;
    if (firstWrong) {
      document.getElementById(firstWrong)?.focus();
      return;
    }
    setBusy(true);
    const result = await signUp({ name: name.trim(), password }, existing);
    setBusy(false);
    if (result.kind === 'done') {
      toast(
        result.named
          ? { tone: 'success', title: '登録が完了しました' }
          : {
              tone: 'warning',
              title: '登録が完了しました',
              description: '氏名はアカウント設定で変更してください。',
            },
      );
      await navigate(paths.search(), { replace: true });
      return;
    }
    setOutcome(result);
    if (result.kind === 'exists') {
      setExisting(true);
      setPassword('');
    }
  };

  if (outcome?.kind === 'closed') return <ClosedInvitation signedIn={false} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css({ display: 'grid', gap: '5' })}>
      {outcome?.kind === 'failed' && <Banner tone="error">{outcome.message}</Banner>}
      {existing && (
        <Banner tone="info" title="このアドレスのアカウントはすでにあります">
          以前に設定したパスワードを入力すると、そのアカウントでこの招待を受けられます。お忘れの場合は{' '}
          <TextLink asChild>
            <Link to={paths.passwordReset({ next: paths.signUp(code) })}>パスワードを再設定</Link>
          </TextLink>
          してください。
        </Banner>
      )}
      <Field label="メールアドレス" helper="招待を受けたアドレスです。変更できません。" readOnly>
        <TextInput type="email" autoComplete="username" readOnly value={email} />
      </Field>
      <Field label="氏名" error={problems.name} controlId="sign-up-name">
        <TextInput autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field
        label="パスワード"
        helper={existing ? '以前に設定したもの' : `${MIN_PASSWORD_LENGTH}文字以上`}
        error={problems.password}
        controlId="sign-up-password"
      >
        <PasswordInput
          key={existing ? 'existing' : 'new'}
          autoComplete={existing ? 'current-password' : 'new-password'}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <p className={css({ fontSize: 'sm', color: 'text.muted' })}>
        登録すると、
        <TextLink asChild>
          <Link to={paths.terms(getSite().brand.termsContentId)}>利用規約</Link>
        </TextLink>
        に同意したことになります。
      </p>
      <Button type="submit" fullWidth loading={busy} loadingText="登録しています">
        {existing ? 'サインインして招待を受ける' : '登録して利用を始める'}
      </Button>
    </form>
  );
}
