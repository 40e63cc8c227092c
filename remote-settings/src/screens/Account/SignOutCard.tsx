import { getAccount } from '@yado/shared/auth';
import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { signingOut } from '@yado/shared/routing/signing-out';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { useState } from 'react';
import { css } from '#styled/css';

/** Ends this session, or all of them after a question. */
export function SignOutCard() {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState<'here' | 'everywhere' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const signOutHere = async () => {
    setLeaving('here');
    await navigate(paths.signIn(), { state: signingOut });
    await getAccount().signOut();
  };
  const signOutEverywhere = async () => {
    setLeaving('everywhere');
    setFailure(null);
    try {
      await getAccount().signOutEverywhere(() =>
        navigate(paths.signIn(undefined, 'everywhere'), { state: signingOut }),
      );
    } catch (error) {
      setLeaving(null);
      setFailure(actionFailureMessage('すべての端末からのサインアウト', error));
    }
  };
  return (
    <Card heading="サインアウト">
      <p className={css({ marginBottom: '4', color: 'text.muted' })}>
        共用のパソコンでは、使い終わったらサインアウトしてください。端末をなくしたときや、身に覚えのない操作があったときは、すべての端末からサインアウトし、パスワードを変更してください。
      </p>
      <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
        <Button
          variant="outline"
          loading={leaving === 'here'}
          loadingText="サインアウトしています"
          onClick={() => void signOutHere()}
        >
          この端末からサインアウト
        </Button>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          すべての端末からサインアウト
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onClose={() => {
          setAsking(false);
          setFailure(null);
        }}
        title="すべての端末からサインアウトしますか"
        confirmLabel="すべてサインアウトする"
        loading={leaving === 'everywhere'}
        error={failure}
        onConfirm={() => void signOutEverywhere()}
      >
        この端末を含め、サインインしているすべての端末で、もう一度サインインが必要になります。予約手続き以外の画面で入力途中の内容は失われます。
      </AlertDialog>
    </Card>
  );
}
