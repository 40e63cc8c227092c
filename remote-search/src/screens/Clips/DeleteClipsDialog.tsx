import type { Stay } from '@yado/shared/routing/stay';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { useState } from 'react';
import { css } from '#styled/css';
import { type SavedRate, useRemoveClips } from './use-remove-clips.ts';

interface Props {
  open: boolean;
  clips: readonly (SavedRate & { readonly propertyContent: { readonly name: string } })[];
  stay: Stay | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before saved rates are deleted. */
export function DeleteClipsDialog({ open, clips, stay, onClose, onDeleted }: Props) {
  const { remove, isRemoving } = useRemoveClips(stay);
  const [error, setError] = useState<string | null>(null);
  const [deleted, setDeleted] = useState(false);
  const close = () => {
    setError(null);
    onClose();
  };
  const confirm = async () => {
    const problem = await remove(clips);
    setError(problem);
    if (problem) return;
    setDeleted(true);
    close();
  };
  return (
    <AlertDialog
      open={open}
      onClose={close}
      onClosed={() => {
        if (deleted) onDeleted();
        setDeleted(false);
      }}
      title={`${clips.length}件の料金を削除しますか?`}
      confirmLabel="削除する"
      cancelLabel="やめる"
      tone="danger"
      onConfirm={() => void confirm()}
      loading={isRemoving}
      error={error}
    >
      <ul className={css({ listStyle: 'disc', pl: '5', display: 'grid', gap: '1' })}>
        {clips.map(({ id, propertyContent }) => (
          <li key={id}>{propertyContent.name}</li>
        ))}
      </ul>
    </AlertDialog>
  );
}
