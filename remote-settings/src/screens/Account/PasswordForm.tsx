import { getAccount } from '@yado/shared/auth';
import { authErrorMessage, isWrongPassword } from '@yado/shared/errors/auth-errors';
import { MIN_PASSWORD_LENGTH, newPasswordProblem } from '@yado/shared/format/credentials';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Field } from '@yado/shared/ui/Field';
import { PasswordInput } from '@yado/shared/ui/PasswordInput';
import { toast } from '@yado/shared/ui/Toaster';
import { type FormEvent, useState } from 'react';
import { css } from '#styled/css';

/** Asks for the current password first, so that an unattended screen is not enough. */
export function PasswordForm() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [problems, setProblems] = useState<{ current?: string; next?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = {
      current: current ? undefined : '現在のパスワードを入力してください。',
      next: newPasswordProblem(next),
    };
    setProblems(found);
    setFailure(null);
    if (found.current) document.getElementById('account-password')?.focus();
    else if (found.next) document.getElementById('account-new-password')?.focus();
    if (found.current || found.next || busy) return;
    setBusy(true);
    try {
      await getAccount().changePassword(current, next);
      setCurrent('');
      setNext('');
      toast({ tone: 'success', title: 'パスワードを変更しました' });
    } catch (error) {
      if (isWrongPassword(error)) {
        setProblems({ current: '現在のパスワードが正しくありません。' });
        document.getElementById('account-password')?.focus();
      } else setFailure(authErrorMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card heading="パスワード">
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <p className={css({ color: 'text.muted', fontSize: 'sm' })}>
          変更すると、ほかの端末ではもう一度サインインが必要になります。
        </p>
        <Field
          label="現在のパスワード"
          error={problems.current}
          controlId="account-password"
          className={css({ width: '100%' })}
          required
        >
          <PasswordInput
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </Field>
        <Field
          label="新しいパスワード"
          helper={`${MIN_PASSWORD_LENGTH}文字以上`}
          error={problems.next}
          controlId="account-new-password"
          required
          className={css({ width: '100%' })}
        >
          <PasswordInput
            autoComplete="new-password"
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="outline" loading={busy} loadingText="変更しています">
          パスワードを変更する
        </Button>
      </form>
    </Card>
  );
}
