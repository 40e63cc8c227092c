import { getAccount } from '@yado/shared/auth';
import { authErrorMessage, isWrongPassword } from '@yado/shared/errors/auth-errors';
import { isEmailAddress } from '@yado/shared/format/credentials';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Field } from '@yado/shared/ui/Field';
import { PasswordInput } from '@yado/shared/ui/PasswordInput';
import { TextInput } from '@yado/shared/ui/TextInput';
import { type FormEvent, useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { EmailForm_myself$key } from './__generated__/EmailForm_myself.graphql';

type Outcome =
  | { kind: 'idle' | 'busy' }
  | { kind: 'sent'; email: string }
  | { kind: 'failed'; message: string };

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
  const [problems, setProblems] = useState<{ email?: string; password?: string }>({});
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });

  const waiting = outcome.kind === 'sent';
  useEffect(() => {
    if (!waiting) return;
    // The link may have been opened in another tab meanwhile; who comes back is told by what the API says then.
    const readAgain = () => {
      if (document.visibilityState === 'visible') void getAccount().refresh().catch(ignore);
    };
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [waiting]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = email.trim();
    const found = {
      email: isEmailAddress(next) ? undefined : '新しいメールアドレスを正しく入力してください。',
      password: password ? undefined : '現在のパスワードを入力してください。',
    };
    setProblems(found);
    if (found.email) document.getElementById('account-email')?.focus();
    else if (found.password) document.getElementById('account-email-password')?.focus();
    if (found.email || found.password || outcome.kind === 'busy') return;
    setOutcome({ kind: 'busy' });
    try {
      await getAccount().changeEmail(password, next);
      setPassword('');
      setOutcome({ kind: 'sent', email: next });
    } catch (error) {
      if (isWrongPassword(error)) {
        setOutcome({ kind: 'idle' });
        setProblems({ password: '現在のパスワードが正しくありません。' });
        document.getElementById('account-email-password')?.focus();
      } else setOutcome({ kind: 'failed', message: authErrorMessage(error) });
    }
  };

  return (
    <Card heading="メールアドレス">
      <p className={css({ marginBottom: '4', color: 'text.muted' })}>現在のアドレス: {current}</p>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}
      >
        {outcome.kind === 'failed' && <Banner tone="error">{outcome.message}</Banner>}
        {outcome.kind === 'sent' && (
          <Banner tone="success" title="確認のメールを送信しました">
            {outcome.email}{' '}
            に届いたリンクを開くと、変更が完了します。変更のあとは、新しいアドレスでもう一度サインインしてください。
          </Banner>
        )}
        <Field
          label="新しいメールアドレス"
          error={problems.email}
          controlId="account-email"
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
          error={problems.password}
          controlId="account-email-password"
          required
          className={css({ width: '100%' })}
        >
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="outline"
          loading={outcome.kind === 'busy'}
          loadingText="送信しています"
        >
          確認のメールを送る
        </Button>
      </form>
    </Card>
  );
}

/** Nobody asked for that reading: the next one, or the next sign-in, does it again. */
function ignore() {}
