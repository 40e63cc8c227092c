import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import type { Form } from '@yado/shared/forms/use-form';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { PasswordInput } from '@yado/shared/ui/PasswordInput';
import { TextInput } from '@yado/shared/ui/TextInput';
import { TextLink } from '@yado/shared/ui/TextLink';
import { css } from '#styled/css';
import type { signInReason } from './sign-in-reasons.ts';

interface Props {
  email: string;
  password: string;
  onEmail: (email: string) => void;
  onPassword: (password: string) => void;
  form: Pick<Form<'email' | 'password'>, 'problems' | 'failure' | 'isPending' | 'submit'>;
  /** Why the person has to sign in. */
  why?: ReturnType<typeof signInReason>;
  /** Where the person wanted to go. */
  next: string;
}

export function SignInForm({ email, password, onEmail, onPassword, form, why, next }: Props) {
  return (
    <form noValidate onSubmit={form.submit} className={css({ display: 'grid', gap: '5' })}>
      {form.failure ? (
        <FailureBanner failure={form.failure} />
      ) : (
        why && (
          <Banner tone="warning" title={why.title}>
            {why.text}
          </Banner>
        )
      )}
      <Field label="メールアドレス" error={form.problems.email}>
        <TextInput
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </Field>
      <Field label="パスワード" error={form.problems.password}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => onPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" fullWidth loading={form.isPending} loadingText="サインインしています">
        サインイン
      </Button>
      <p>
        <TextLink asChild>
          <Link to={paths.passwordReset({ next })}>パスワードをお忘れの方</Link>
        </TextLink>
      </p>
      <p className={css({ fontSize: 'sm', color: 'text.muted' })}>
        はじめてご利用の方は、会社の管理者から届いた招待メールのリンクからご登録ください。
      </p>
    </form>
  );
}
