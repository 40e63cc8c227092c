import { actionMessage } from '@yado/shared/errors/action-message';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { Icon } from '@yado/shared/ui/Icon';
import { IconButton } from '@yado/shared/ui/IconButton';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { css } from '#styled/css';
import type { MemoKind } from '../../lib/viewer.ts';
import { useDeleteMemo } from './use-delete-memo.ts';

interface Props {
  id: string;
  kind: MemoKind;
  text: string;
  /** Reads the trip again. */
  onDeleted: () => Promise<void>;
}

export function MemoDeleteButton({ id, kind, text, onDeleted }: Props) {
  const [deleteMemo, isDeleting] = useDeleteMemo(kind);
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    const result = await deleteMemo({ id });
    setAsking(false);
    toast(
      result.kind === 'ok'
        ? { tone: 'success', title: 'メモを削除しました' }
        : { tone: 'error', title: actionMessage('メモの削除', result) },
    );
    // Also after a failure: somebody else may have deleted it.
    await onDeleted().catch(() => undefined);
  };
  return (
    <>
      <IconButton label="このメモを削除" data-print="hide" onClick={() => setAsking(true)}>
        <Icon name="trash" size={18} />
      </IconButton>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="メモを削除しますか"
        confirmLabel="削除する"
        cancelLabel="やめる"
        tone="danger"
        loading={isDeleting}
        onConfirm={() => void confirm()}
      >
        <p>次のメモを削除します。元に戻せません。</p>
        <blockquote
          className={css({
            marginTop: '3',
            paddingLeft: '3',
            borderLeft: '3px solid {colors.border}',
            color: 'text.muted',
            whiteSpace: 'pre-line',
            lineClamp: '4',
          })}
        >
          {text}
        </blockquote>
      </AlertDialog>
    </>
  );
}
