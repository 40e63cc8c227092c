import { typedEmail } from '@yado/shared/format/credentials';
import { actionMessage } from '@yado/shared/errors/action-message';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { TextInput } from '@yado/shared/ui/TextInput';
import { useState } from 'react';
import { css } from '#styled/css';
import { emailProblem } from '../../lib/email-problem.ts';
import { useCreatePasswordResetCode } from './use-create-password-reset-code.ts';
import { useResetPassword } from './use-reset-password.ts';

type ResetMethod = 'link' | 'code';

/** Asks for a mail; the answer is the same whether the address is known or not. */
export function RequestForm({ next, again }: { next: string; again: boolean }) {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [way, setWay] = useState<ResetMethod>('link');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [resetPassword] = useResetPassword();
  const [createPasswordResetCode] = useCreatePasswordResetCode();
  const address = typedEmail(email);
  const form = useForm<'email'>({
    check: () => ({ email: emailProblem(address) }),
    send: async ({ fail }) => {
      if (way === 'link') {
        const result = await resetPassword({ email: address });
        if (result.kind === 'ok') setSentTo(address);
        else fail(actionMessage('メールの送信', result));
        return;
      }
      const result = await createPasswordResetCode({ input: { email: address } });
      if (result.kind === 'ok') await navigate(paths.passwordReset({ request: result.data.code, next }));
      else fail(actionMessage('メールの送信', result));
    },
  });

  if (sentTo) {
    return (
      <Banner
        tone="success"
        title="メールを送信しました"
        action={
          <Button variant="outline" size="sm" onClick={() => setSentTo(null)}>
            アドレスを入力し直す
          </Button>
        }
      >
        {sentTo}{' '}
        が登録されているアドレスであれば、再設定用のリンクが届きます。届かないときは、迷惑メールの設定と入力したアドレスをお確かめください。短い時間に何度も依頼された場合は、新しいメールを送らないことがあります。そのときは、届いているうちで最も新しいメールのリンクをお使いください。
      </Banner>
    );
  }
  return (
    <form noValidate onSubmit={form.submit} className={css({ display: 'grid', gap: '5' })}>
      <FailureBanner failure={form.failure} />
      {again && (
        <Banner tone="info" announce="off" title="リンクでも再設定できます">
          確認コードのメールは、続けてお申し込みになると届かなくなることがあります。「メールのリンクで再設定する」は、そのときもご利用いただけます。
        </Banner>
      )}
      <Field label="登録したメールアドレス" error={form.problems.email}>
        <TextInput
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <RadioGroup<ResetMethod>
        label="再設定の方法"
        name="way"
        value={way}
        onChange={setWay}
        options={[
          {
            value: 'link',
            label: 'メールのリンクで再設定する',
            description: 'メールをこの端末で開けるときに便利です。',
          },
          {
            value: 'code',
            label: '確認コードで再設定する',
            description: 'ほかの端末で受け取ったコードを、この画面に入力します。',
          },
        ]}
      />
      <Button type="submit" fullWidth loading={form.isPending} loadingText="送信しています">
        再設定のメールを受け取る
      </Button>
    </form>
  );
}
