import { authErrorMessage } from '@yado/shared/errors/auth-errors';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { css } from '#styled/css';
import { type ActionMode, modeTexts } from './action-modes.ts';

interface Props {
  mode: ActionMode | null;
  error: unknown;
  /** Asks about the link again. */
  onRetry?: () => void;
}

/** A link that is used up, has expired or never was one: why, and what to do next. */
export function BadLink({ mode, error, onRetry }: Props) {
  const offline = readErrorCode(error) === 'auth/network-request-failed';
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      <Banner tone="error">
        {mode
          ? authErrorMessage(error)
          : 'リンクが途中で切れているか、正しくありません。メールのリンクをもう一度開いてください。'}
      </Banner>
      {mode && !offline && <p>{modeTexts[mode].howToRetry}</p>}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        {offline && <Button onClick={onRetry}>もう一度確認する</Button>}
        {mode === 'resetPassword' && !offline && (
          <LinkButton asChild>
            <Link to={paths.passwordReset()}>再設定のメールを受け取る</Link>
          </LinkButton>
        )}
        <LinkButton asChild variant="outline">
          <Link to={paths.signIn()}>サインインへ</Link>
        </LinkButton>
      </div>
    </div>
  );
}

function readErrorCode(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null;
}
