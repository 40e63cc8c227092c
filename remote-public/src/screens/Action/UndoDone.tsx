import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { type Done, runTexts } from './run-texts.ts';

/** What follows once a change of address was undone: a new password, by the mail to the address. */
export function UndoDone({ done }: { done: Done | null }) {
  // Another way to a password is offered only when nothing takes it away again.
  if (done?.isSecured === false) {
    return (
      <Banner tone="warning" title="変更の取り消しを続けています">
        {`${done.email} に戻し、これまでのパスワードを無効にする処理に時間がかかっています。終わりしだい、新しいパスワードを設定するためのメールを ${done.email} にお送りします。それまでは、アドレスを変更した人がサインインできるおそれがあります。この画面は閉じてもかまいません。`}
      </Banner>
    );
  }
  return (
    <>
      {done && <Banner tone="success">{runTexts.recoverEmail.done(done.email)}</Banner>}
      <Banner tone="warning" announce="off" title="続けて、新しいパスワードを設定してください">
        {done
          ? `アドレスを変更した人が知っているおそれがあるため、これまでのパスワードを無効にし、すべての端末でサインアウトしました。新しいパスワードを設定するためのメールを ${done.email} にお送りします。メールのリンクから設定してください。`
          : 'アドレスを戻すと、これまでのパスワードは使えなくなります。元のアドレスに届いたメールのリンクから設定してください。'}
      </Banner>
      <LinkButton asChild variant="outline">
        <Link to={paths.passwordReset()}>メールが届かないとき</Link>
      </LinkButton>
    </>
  );
}
