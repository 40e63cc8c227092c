import { getIdentity } from '@yado/shared/auth';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
import { Link, useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { PasswordInput } from '@yado/shared/ui/PasswordInput';
import { TextInput } from '@yado/shared/ui/TextInput';
import { TextLink } from '@yado/shared/ui/TextLink';
import { useState } from 'react';
import { css } from '#styled/css';
import { newPasswordProblem } from '@yado/shared/format/credentials';
import { MIN_PASSWORD_LENGTH } from '@yado/shared/format/password-rule';
import { changedOnlyMessage } from '../../lib/changed-only.ts';
import { toCodeProblem } from './password-code-errors.ts';
import { useResetPasswordByCode } from './use-reset-password-by-code.ts';

interface Props {
  request: string;
  next: string;
}

/** The secret of the mail and a new password, which signs in at once; once it is set, trying again only signs in. */
export function CodeForm({ request, next }: Props) {
  const navigate = useNavigate();
  const [secret, setSecret] = useState('');
  const [password, setPassword] = useState('');
  /** Why this request can't lead to a new password any more. */
  const [over, setOver] = useState<string | null>(null);
  /** Whose password is the new one by now. */
  const [changedFor, setChangedFor] = useState<string | null>(null);
  const [resetPasswordByCode] = useResetPasswordByCode();
  const again = paths.passwordReset({ next, again: '1' });

  const form = useForm<'secret' | 'password'>({
    check: () => ({
      secret: changedFor || secret.trim() ? undefined : '確認コードを入力してください。',
      password: newPasswordProblem(password),
    }),
    send: async ({ show, fail }) => {
      let address = changedFor;
      if (!address) {
        const input = { code: request, secret: secret.trim(), newPassword: password };
        const result = await resetPasswordByCode({ input });
        if (result.kind !== 'ok') {
          const { at, message } = toCodeProblem(result);
          if (at === 'over') setOver(message);
          else if (at === 'form') fail(message);
          else show({ [at]: message });
          return;
        }
        address = result.data.email;
      }
      try {
        await getIdentity().signIn(address, password);
        await navigate(next, { replace: true });
      } catch (error) {
        setChangedFor(address);
        fail(changedOnlyMessage(error));
      }
    },
  });

  if (over) {
    return (
      <Banner
        tone="error"
        action={
          <LinkButton asChild size="sm">
            <Link to={again}>新しいコードを受け取る</Link>
          </LinkButton>
        }
      >
        {over}
      </Banner>
    );
  }
  return (
    <form noValidate onSubmit={form.submit} className={css({ display: 'grid', gap: '5' })}>
      {form.failure ? (
        <FailureBanner failure={form.failure} />
      ) : (
        !changedFor && (
          <Banner tone="info">
            登録されているアドレスであれば、確認コードのメールが届きます。コードは15分間有効です。
          </Banner>
        )
      )}
      {!changedFor && (
        <Field label="確認コード" helper="メールに書かれた8文字(例: AB12-CD34)" error={form.problems.secret}>
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={secret}
            onChange={(event) => setSecret(event.target.value)}
          />
        </Field>
      )}
      <Field
        label="新しいパスワード"
        helper={`${MIN_PASSWORD_LENGTH}文字以上`}
        error={form.problems.password}
      >
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" fullWidth loading={form.isPending} loadingText="設定しています">
        {changedFor ? 'サインイン' : '設定してサインイン'}
      </Button>
      {!changedFor && (
        <p>
          <TextLink asChild>
            <Link to={again}>コードが届かないとき・ほかの方法で再設定する</Link>
          </TextLink>
        </p>
      )}
    </form>
  );
}
