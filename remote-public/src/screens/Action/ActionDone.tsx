import { Link, useLocation } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { css } from '#styled/css';
import { type RunMode, runTexts } from './run-texts.ts';

interface Done {
  email?: string | null;
  /** A link that sets a password was mailed to it. */
  isMailed?: boolean;
}

/** What a mailed link has done; the address that it was about stays with the entry of the history. */
export function ActionDone({ mode }: { mode: RunMode }) {
  const { email = null, isMailed = false } = (useLocation() as { state: Done | null }).state ?? {};
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      <Banner tone="success">{runTexts[mode].done(email)}</Banner>
      {mode === 'recoverEmail' ? (
        <NewPasswordNext email={email} isMailed={isMailed} />
      ) : (
        <LinkButton asChild>
          <Link to={paths.search()}>サービスの利用へ進む</Link>
        </LinkButton>
      )}
    </div>
  );
}

/** Who took the address away may still sign in: nothing else is offered before there is a new password. */
function NewPasswordNext({ email = null, isMailed = false }: Done) {
  return (
    <>
      <Banner tone="warning" announce="off" title="続けて、新しいパスワードを設定してください">
        <span className={css({ overflowWrap: 'anywhere' })}>
          アドレスを変更した人は、いまのパスワードを知っているおそれがあります。
          {isMailed
            ? `パスワードを設定するためのメールを ${email} に送りました。メールのリンクから設定してください。`
            : '下のボタンから設定してください。'}
        </span>
      </Banner>
      <LinkButton asChild variant={isMailed ? 'outline' : 'solid'}>
        <Link to={paths.passwordReset()}>
          {isMailed ? 'メールが届かないときは、確認コードで設定する' : 'パスワードを再設定する'}
        </Link>
      </LinkButton>
    </>
  );
}
