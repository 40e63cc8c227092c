import { getAccount } from '@yado/shared/auth';
import { authErrorMessage, isWrongPassword } from '@yado/shared/errors/auth-errors';
import { isEmailAddress, typedEmail } from '@yado/shared/format/credentials';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Field } from '@yado/shared/ui/Field';
import { PasswordInput } from '@yado/shared/ui/PasswordInput';
import { TextInput } from '@yado/shared/ui/TextInput';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { EmailForm_myself$key } from './__generated__/EmailForm_myself.graphql';

/** A change takes effect when the link in the mail to the new address is opened, and ends all sessions. */
export function EmailForm({ myself }: { myself: EmailForm_myself$key }) {
  const { email: current } = useFragment(
    graphql`
      fragment EmailForm_myself on Myself {
        email
      }
    `,
    myself,
  );
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const next = typedEmail(email);
  const form = useForm<'email' | 'password'>({
    check: () => {
      setSentTo(null);
      return {
        email: isEmailAddress(next) ? undefined : '新しいメールアドレスを正しく入力してください。',
        password: password ? undefined : '現在のパスワードを入力してください。',
      };
    },
    send: async ({ show, fail }) => {
      try {
        await getAccount().changeEmail(password, next);
      } catch (error) {
        if (isWrongPassword(error)) show({ password: '現在のパスワードが正しくありません。' });
        else fail(authErrorMessage(error));
        return;
      }
      setPassword('');
      setSentTo(next);
    },
  });

  const waiting = sentTo !== null;
  useEffect(() => {
    if (!waiting) return;
    // The link may have been opened in another tab: the answer of the API shows whether it was.
    const readAgain = () => {
      if (document.visibilityState === 'visible') void getAccount().refresh().catch(ignore);
    };
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [waiting]);

  return (
    <Card heading="メールアドレス">
      <p className={css({ marginBottom: '4', color: 'text.muted' })}>現在のアドレス: {current}</p>
      <form
        noValidate
        onSubmit={form.submit}
        className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}
      >
        <FailureBanner failure={form.failure} />
        {sentTo && (
          <Banner tone="success" title="確認のメールを送信しました">
            {sentTo}{' '}
            に届いたリンクを開くと、変更が完了します。変更のあとは、新しいアドレスでもう一度サインインしてください。
          </Banner>
        )}
        <Field
          label="新しいメールアドレス"
          error={form.problems.email}
          className={css({ width: '100%' })}
          required
        >
          <TextInput
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field
          label="確認のため、現在のパスワード"
          error={form.problems.password}
          required
          className={css({ width: '100%' })}
        >
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="outline" loading={form.isPending} loadingText="送信しています">
          確認のメールを送る
        </Button>
      </form>
    </Card>
  );
}

/** Nobody asked for that reading: the next one, or the next sign-in, does it again. */
function ignore() {}
