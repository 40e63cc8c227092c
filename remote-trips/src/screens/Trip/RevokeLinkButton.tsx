import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { Button } from '@yado/shared/ui/Button';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { useRevokeLink } from './use-revoke-link.ts';

/** Closes the guests' link after a question. */
export function RevokeLinkButton({ travelId }: { travelId: string }) {
  const [revokeLink, isRevoking] = useRevokeLink();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    const result = await revokeLink({ travelId });
    if (result.kind === 'unknown' || !result.data) {
      const error = result.kind === 'unknown' ? result.error : { code: 'NOT_FOUND' };
      setFailure(actionFailureMessage('リンクの無効化', error));
      return;
    }
    setAsking(false);
    toast({ tone: 'success', title: 'リンクを無効にしました' });
  };
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => {
          setFailure(null);
          setAsking(true);
        }}
      >
        リンクを無効にする
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="宿泊者用のリンクを無効にしますか"
        confirmLabel="無効にする"
        cancelLabel="やめる"
        tone="danger"
        loading={isRevoking}
        error={failure}
        onConfirm={() => void confirm()}
      >
        <p>
          渡したリンクからは、すぐに何も表示されなくなります。あとから新しいリンクを発行できますが、同じリンクには戻せません。
        </p>
      </AlertDialog>
    </>
  );
}
