import { type CheckedAction, getIdentity } from '@yado/shared/auth';
import { authErrorMessage } from '@yado/shared/errors/auth-errors';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { useState } from 'react';
import { css } from '#styled/css';
import { type RunMode, runTexts } from './run-texts.ts';
import { useRefreshAccount } from './useRefreshAccount.ts';

interface Props {
  mode: RunMode;
  code: string;
  action: CheckedAction;
}

type Progress =
  | { kind: 'idle' | 'busy' }
  | { kind: 'done'; email: string | null }
  | { kind: 'failed'; message: string };

/** Behind a button, because mail scanners open links: a code must not be used up by opening the page. */
export function RunAction({ mode, code, action }: Props) {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const refreshAccount = useRefreshAccount();
  const text = runTexts[mode];
  const run = async () => {
    const identity = getIdentity();
    setProgress({ kind: 'busy' });
    try {
      const email =
        mode === 'recoverEmail'
          ? await identity.undoEmailChange(code)
          : await identity.verifyEmail(code).then(() => action.email);
      // Without a session here the API learns of it at the next sign-in.
      if (identity.email()) await refreshAccount();
      setProgress({ kind: 'done', email });
    } catch (error) {
      setProgress({ kind: 'failed', message: authErrorMessage(error) });
    }
  };
  if (progress.kind === 'done') {
    return (
      <div className={css({ display: 'grid', gap: '5' })}>
        <Banner tone="success">{text.done(progress.email)}</Banner>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <LinkButton asChild>
            <Link to={paths.search()}>サービスの利用へ進む</Link>
          </LinkButton>
          {mode === 'recoverEmail' && (
            <LinkButton asChild variant="outline">
              <Link to={paths.passwordReset()}>パスワードを再設定する</Link>
            </LinkButton>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      {progress.kind === 'failed' && <Banner tone="error">{progress.message}</Banner>}
      <p className={css({ overflowWrap: 'anywhere' })}>{text.before(action)}</p>
      <Button onClick={() => void run()} loading={progress.kind === 'busy'} loadingText={text.busy} fullWidth>
        {text.button}
      </Button>
    </div>
  );
}
