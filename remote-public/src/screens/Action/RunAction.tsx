import { type CheckedAction, getAccount, getIdentity } from '@yado/shared/auth';
import { authErrorMessage } from '@yado/shared/errors/auth-errors';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { useState } from 'react';
import { css } from '#styled/css';
import { useResetPassword } from '../PasswordReset/use-reset-password.ts';
import { type RunMode, runTexts } from './run-texts.ts';

interface Props {
  mode: RunMode;
  code: string;
  action: CheckedAction;
}

type Progress = { kind: 'idle' | 'busy' } | { kind: 'failed'; message: string };

/** Behind a button, because mail scanners open links: a code must not be used up by opening the page. */
export function RunAction({ mode, code, action }: Props) {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const navigate = useNavigate();
  const text = runTexts[mode];
  const [resetPassword] = useResetPassword();
  // Who changed the address knows the password: its owner must not have to think of another one.
  const mailPasswordLink = async (email: string) => (await resetPassword({ email })).kind === 'ok';
  const run = async () => {
    const identity = getIdentity();
    setProgress({ kind: 'busy' });
    try {
      const email =
        mode === 'recoverEmail'
          ? await identity.undoEmailChange(code)
          : await identity.verifyEmail(code).then(() => action.email);
      const isMailed = mode === 'recoverEmail' && email !== null && (await mailPasswordLink(email));
      // An address of its own, so that a reload doesn't show the link as used up.
      await navigate(paths.actionDone(mode), { replace: true, state: { email, isMailed } });
      // Without a session here the API learns of it at the next sign-in.
      if (await identity.email()) await getAccount().refresh();
    } catch (error) {
      setProgress({ kind: 'failed', message: authErrorMessage(error) });
    }
  };
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
