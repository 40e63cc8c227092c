import { getIdentity } from '@yado/shared/auth';
import { authErrorMessage } from '@yado/shared/errors/auth-errors';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { PasswordInput } from '@yado/shared/ui/PasswordInput';
import { type FormEvent, useState } from 'react';
import { css } from '#styled/css';

const MIN_LENGTH = 8;

/** Verifies the code, applies the new password and signs in with it. */
export function NewPasswordForm({ code }: { code: string }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (password.length < MIN_LENGTH) {
      setProblem(`${MIN_LENGTH}文字以上で入力してください。`);
      document.getElementById('new-password')?.focus();
      return;
    }
    setProblem(undefined);
    setFailure(undefined);
    setBusy(true);
    try {
      await getIdentity().confirmPasswordReset(code, password);
      await navigate(paths.search(), { replace: true });
    } catch (error) {
      setFailure(authErrorMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css({ display: 'grid', gap: '5' })}>
      {failure && <Banner tone="error">{failure}</Banner>}
      <Field
        label="新しいパスワード"
        helper={`${MIN_LENGTH}文字以上`}
        error={problem}
        controlId="new-password"
      >
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" fullWidth loading={busy} loadingText="設定しています">
        設定してサインイン
      </Button>
    </form>
  );
}
