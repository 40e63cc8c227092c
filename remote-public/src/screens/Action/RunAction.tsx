import { type CheckedAction, getAccount, getIdentity } from '@yado/shared/auth';
import { actionMessage } from '@yado/shared/errors/action-message';
import { authErrorMessage } from '@yado/shared/errors/auth-errors';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { useState } from 'react';
import { css } from '#styled/css';
import { type Done, type RunMode, runTexts } from './run-texts.ts';
import { undoRefusals, useUndoEmailChange } from './use-undo-email-change.ts';

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
  const [undoEmailChange] = useUndoEmailChange();
  const runAtApi = async (): Promise<Done | string> => {
    const result = await undoEmailChange({ input: { code } });
    return result.kind === 'ok'
      ? result.data
      : actionMessage('アドレスの変更の取り消し', result, undoRefusals);
  };
  const runAtService = () =>
    getIdentity()
      .verifyEmail(code)
      .then((): Done => ({ email: action.email }), authErrorMessage);
  const run = async () => {
    setProgress({ kind: 'busy' });
    const done = await (mode === 'recoverEmail' ? runAtApi() : runAtService());
    if (typeof done === 'string') {
      setProgress({ kind: 'failed', message: done });
      return;
    }
    // An address of its own, so that a reload doesn't show the link as used up.
    await navigate(paths.actionDone(mode), { replace: true, state: done });
    // Without a session here the API learns of it at the next sign-in; one that the link ended can't be refreshed.
    if (await getIdentity().email())
      await getAccount()
        .refresh()
        .catch(() => {});
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
