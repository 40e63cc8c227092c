import { getIdentity } from '@yado/shared/auth';
import { authErrorMessage } from '@yado/shared/errors/auth-errors';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { PasswordInput } from '@yado/shared/ui/PasswordInput';
import { TextInput } from '@yado/shared/ui/TextInput';
import { useState } from 'react';
import { css } from '#styled/css';
import { newPasswordProblem } from '@yado/shared/format/credentials';
import { MIN_PASSWORD_LENGTH } from '@yado/shared/format/password-rule';
import { changedOnlyMessage } from '../../lib/changed-only.ts';

interface Props {
  code: string;
  /** Whose password it is. */
  email: string | null;
}

/** Applies the new password and signs in with it; once it is applied, trying again only signs in. */
export function NewPasswordForm({ code, email }: Props) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  /** Whose password is the new one by now. */
  const [changedFor, setChangedFor] = useState<string | null>(null);
  const form = useForm<'password'>({
    check: () => ({ password: newPasswordProblem(password) }),
    send: async ({ fail }) => {
      let address = changedFor;
      try {
        address ??= await getIdentity().confirmPasswordReset(code, password);
        await getIdentity().signIn(address, password);
        await navigate(paths.search(), { replace: true });
      } catch (error) {
        setChangedFor(address);
        fail(address === null ? authErrorMessage(error) : changedOnlyMessage(error));
      }
    },
  });

  return (
    <form noValidate onSubmit={form.submit} className={css({ display: 'grid', gap: '5' })}>
      <FailureBanner failure={form.failure} />
      {email && (
        <Field label="メールアドレス" readOnly>
          <TextInput type="email" autoComplete="username" readOnly value={email} />
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
        {changedFor === null ? '設定してサインイン' : 'サインイン'}
      </Button>
    </form>
  );
}
