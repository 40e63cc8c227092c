import { getAccount } from '@yado/shared/auth';
import { authErrorMessage, isWrongPassword } from '@yado/shared/errors/auth-errors';
import { newPasswordProblem } from '@yado/shared/format/credentials';
import { MIN_PASSWORD_LENGTH } from '@yado/shared/format/password-rule';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Field } from '@yado/shared/ui/Field';
import { PasswordInput } from '@yado/shared/ui/PasswordInput';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { css } from '#styled/css';

/** Asks for the current password first, so that an unattended screen is not enough. */
export function PasswordForm() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const form = useForm<'current' | 'next'>({
    check: () => ({
      current: current ? undefined : '現在のパスワードを入力してください。',
      next: newPasswordProblem(next),
    }),
    send: async ({ show, fail }) => {
      try {
        await getAccount().changePassword(current, next);
      } catch (error) {
        if (isWrongPassword(error)) show({ current: '現在のパスワードが正しくありません。' });
        else fail(authErrorMessage(error));
        return;
      }
      setCurrent('');
      setNext('');
      toast({ tone: 'success', title: 'パスワードを変更しました' });
    },
  });

  return (
    <Card heading="パスワード">
      <form
        noValidate
        onSubmit={form.submit}
        className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}
      >
        <FailureBanner failure={form.failure} />
        <p className={css({ color: 'text.muted', fontSize: 'sm' })}>
          変更すると、ほかの端末ではもう一度サインインが必要になります。
        </p>
        <Field
          label="現在のパスワード"
          error={form.problems.current}
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
          error={form.problems.next}
          required
          className={css({ width: '100%' })}
        >
          <PasswordInput
            autoComplete="new-password"
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="outline" loading={form.isPending} loadingText="変更しています">
          パスワードを変更する
        </Button>
      </form>
    </Card>
  );
}
