import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
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
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { MIN_PASSWORD_LENGTH } from '@yado/shared/format/password-rule';
import { ClosedInvitation } from './ClosedInvitation.tsx';
import { findProblems, type SignUpFields } from './sign-up-form.ts';
import { useSignUp } from './use-sign-up.ts';
import type { SignUpForm_invitation$key } from './__generated__/SignUpForm_invitation.graphql';

interface Props {
  code: string;
  invitation: SignUpForm_invitation$key;
}

const REPLACED_TEXT =
  '以前からあったアカウントは、ほかの人が作ったおそれがあるため、いま入力したパスワードで作り直しました。';

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
  const [isClosed, setIsClosed] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  const form = useForm<keyof SignUpFields>({
    check: () => findProblems({ name, password }, existing),
    send: async ({ fail }) => {
      const result = await signUp({ name: name.trim(), password }, existing);
      if (result.kind === 'failed') return fail(result.message);
      if (result.kind === 'closed') return setIsClosed(true);
      setIsRemoved(result.kind === 'removed');
      if (result.kind === 'removed') {
        setExisting(false);
        setPassword('');
        return;
      }
      if (result.kind === 'exists') {
        setExisting(true);
        setPassword('');
        return;
      }
      const notes = [
        ...(result.isReplaced ? [REPLACED_TEXT] : []),
        ...(result.named ? [] : ['氏名はアカウント設定で変更してください。']),
      ];
      toast({
        tone: result.named ? 'success' : 'warning',
        title: '登録が完了しました',
        ...(notes.length > 0 ? { description: notes.join('') } : {}),
      });
      await navigate(paths.search(), { replace: true });
    },
  });

  if (isClosed) return <ClosedInvitation signedIn={false} />;
  return (
    <form noValidate onSubmit={form.submit} className={css({ display: 'grid', gap: '5' })}>
      <FailureBanner failure={form.failure} />
      {isRemoved && (
        <Banner tone="warning" title="パスワードをもう一度設定してください">
          このアドレスに以前からあったアカウントは、ほかの人が作ったおそれがあるため削除しました。招待はそのまま有効です。新しいパスワードを入力して登録してください。
        </Banner>
      )}
      {existing && (
        <Banner tone="info" title="このアドレスのアカウントはすでにあります">
          以前に設定したパスワードを入力すると、そのアカウントでこの招待を受けられます。お忘れの場合は{' '}
          <TextLink asChild>
            <Link to={paths.passwordReset({ next: paths.signUp(code) })}>パスワードを再設定</Link>
          </TextLink>
          してください。アカウントを作ったお心当たりがない場合も、再設定すると登録に進めます。
        </Banner>
      )}
      <Field label="メールアドレス" helper="招待を受けたアドレスです。変更できません。" readOnly>
        <TextInput type="email" autoComplete="username" readOnly value={email} />
      </Field>
      <Field label="氏名" error={form.problems.name}>
        <TextInput autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field
        label="パスワード"
        helper={existing ? '以前に設定したもの' : `${MIN_PASSWORD_LENGTH}文字以上`}
        error={form.problems.password}
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
      <Button type="submit" fullWidth loading={form.isPending} loadingText="登録しています">
        {existing ? 'サインインして招待を受ける' : '登録して利用を始める'}
      </Button>
    </form>
  );
}
