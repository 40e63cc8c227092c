import { actionMessage } from '@yado/shared/errors/action-message';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { useState } from 'react';
import { css } from '#styled/css';
import { useDeleteFormat } from './use-delete-format.ts';

interface Props {
  id: string;
  name: string;
  onDeleted: () => void;
}

/** Deletes a format after a second click. */
export function DeleteFormat({ id, name, onDeleted }: Props) {
  const [deleteFormat, isDeleting] = useDeleteFormat();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async () => {
    const result = await deleteFormat(id);
    if (result.kind === 'ok') onDeleted();
    else setFailure(actionMessage('形式の削除', result));
  };
  if (!isAsking) {
    return (
      <Button
        variant="ghost"
        size="sm"
        startIcon={<Icon name="trash" size={18} />}
        onClick={() => setIsAsking(true)}
        className={css({ justifySelf: 'start' })}
      >
        この形式を削除
      </Button>
    );
  }
  return (
    <Banner
      tone={failure ? 'error' : 'warning'}
      title={`「${name}」を削除しますか`}
      action={
        <div className={css({ display: 'flex', gap: '2' })}>
          <Button variant="outline" size="sm" disabled={isDeleting} onClick={() => setIsAsking(false)}>
            削除しない
          </Button>
          <Button
            variant="danger"
            size="sm"
            loading={isDeleting}
            loadingText="削除しています"
            onClick={() => void start()}
          >
            削除する
          </Button>
        </div>
      }
    >
      {failure ?? '会社のすべての支店で使えなくなります。保存済みのファイルと記録は残ります。'}
    </Banner>
  );
}
