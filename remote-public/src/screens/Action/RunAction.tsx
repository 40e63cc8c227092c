import { getIdentity } from '@yado/shared/auth';
import { authErrorMessage } from '@yado/shared/errors/auth-errors';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { useState } from 'react';
import { css } from '#styled/css';

type Mode = 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';

const labels: Record<Mode, { button: string; done: string }> = {
  verifyEmail: { button: '確認を完了する', done: 'メールアドレスを確認しました。' },
  verifyAndChangeEmail: {
    button: '新しいアドレスに変更する',
    done: 'メールアドレスを変更しました。新しいアドレスでサインインしてください。',
  },
  recoverEmail: { button: '元のアドレスに戻す', done: 'メールアドレスを元に戻しました。' },
};

/** Behind a button, because mail scanners open links: a code must not be used up by opening the page. */
export function RunAction({ mode, code }: { mode: Mode; code: string }) {
  const [state, setState] = useState<
    { kind: 'idle' | 'busy' | 'done' } | { kind: 'failed'; message: string }
  >({
    kind: 'idle',
  });
  const run = async () => {
    setState({ kind: 'busy' });
    try {
      const identity = getIdentity();
      await (mode === 'recoverEmail' ? identity.undoEmailChange(code) : identity.verifyEmail(code));
      setState({ kind: 'done' });
    } catch (error) {
      setState({ kind: 'failed', message: authErrorMessage(error) });
    }
  };
  if (state.kind === 'done') return <Banner tone="success">{labels[mode].done}</Banner>;
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      {state.kind === 'failed' && <Banner tone="error">{state.message}</Banner>}
      <Button onClick={() => void run()} loading={state.kind === 'busy'} fullWidth>
        {labels[mode].button}
      </Button>
    </div>
  );
}
