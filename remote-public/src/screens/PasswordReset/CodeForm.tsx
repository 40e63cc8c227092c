import { getIdentity } from '@yado/shared/auth';
import { Link, useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { PasswordInput } from '@yado/shared/ui/PasswordInput';
import { TextInput } from '@yado/shared/ui/TextInput';
import { TextLink } from '@yado/shared/ui/TextLink';
import { type FormEvent, useState } from 'react';
import { css } from '#styled/css';
import { MIN_PASSWORD_LENGTH, newPasswordProblem } from '@yado/shared/format/credentials';
import { changedOnlyMessage } from '../../lib/changed-only.ts';
import { type CodeProblem, toCodeProblem } from './password-code-errors.ts';
import { useResetPasswordByCode } from './useResetPasswordByCode.ts';

interface Props {
  request: string;
  next: string;
}

/** The secret of the mail and a new password, which signs in at once; once it is set, trying again only signs in. */
export function CodeForm({ request, next }: Props) {
  const navigate = useNavigate();
  const [secret, setSecret] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const [busy, setBusy] = useState(false);
  /** Whose password is the new one by now. */
  const [changedFor, setChangedFor] = useState<string | null>(null);
  const [resetPasswordByCode] = useResetPasswordByCode();
  const again = paths.passwordReset({ next });

  const show = (found: CodeProblem) => {
    setProblem(found);
    if (found.at === 'secret' || found.at === 'password')
      document.getElementById(`reset-${found.at}`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const weak = newPasswordProblem(password);
    if (!changedFor && !secret.trim())
      return show({ at: 'secret', message: '確認コードを入力してください。' });
    if (weak) return show({ at: 'password', message: weak });
    setProblem(null);
    setBusy(true);
    let address = changedFor;
    try {
      if (!address) {
        const input = { code: request, secret: secret.trim(), newPassword: password };
        const result = await resetPasswordByCode({ input });
        if (result.kind !== 'ok') return show(toCodeProblem(result));
        address = result.data.email;
      }
      await getIdentity().signIn(address, password);
      await navigate(next, { replace: true });
    } catch (error) {
      setChangedFor(address);
      show({ at: 'form', message: changedOnlyMessage(error) });
    } finally {
      setBusy(false);
    }
  };

  if (problem?.at === 'over') {
    return (
      <Banner
        tone="error"
        action={
          <LinkButton asChild size="sm">
            <Link to={again}>新しいコードを受け取る</Link>
          </LinkButton>
        }
      >
        {problem.message}
      </Banner>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css({ display: 'grid', gap: '5' })}>
      {problem?.at === 'form' ? (
        <Banner tone="error">{problem.message}</Banner>
      ) : (
        !changedFor && (
          <Banner tone="info">
            登録されているアドレスであれば、確認コードのメールが届きます。コードは15分間有効です。
          </Banner>
        )
      )}
      {!changedFor && (
        <Field
          label="確認コード"
          helper="メールに書かれた8文字(例: AB12-CD34)"
          error={problem?.at === 'secret' && problem.message}
          controlId="reset-secret"
        >
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
        error={problem?.at === 'password' && problem.message}
        controlId="reset-password"
      >
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" fullWidth loading={busy} loadingText="設定しています">
        {changedFor ? 'サインイン' : '設定してサインイン'}
      </Button>
      {!changedFor && (
        <p>
          <TextLink asChild>
            <Link to={again}>コードが届かないとき・もう一度受け取る</Link>
          </TextLink>
        </p>
      )}
    </form>
  );
}
