import { actionMessage } from '@yado/shared/errors/action-message';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { toast } from '@yado/shared/ui/Toaster';
import { type ChangeEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { type PictureKind, pictureKinds } from './picture-kinds.ts';
import { pictureMessages } from './picture-messages.ts';
import { readBase64 } from './read-base64.ts';
import { useUpdatePicture } from './use-update-picture.ts';
import type { PictureCard_agency$key } from './__generated__/PictureCard_agency.graphql';

const MOST_BYTES = 70_000;

interface Props {
  kind: PictureKind;
  agency: PictureCard_agency$key;
  onSaved: () => void;
}

/** The logo or the seal of an agency's papers: shown, set, replaced and removed. */
export function PictureCard({ kind, agency, onSaved }: Props) {
  const { id, name, ...pictures } = useFragment(
    graphql`
      fragment PictureCard_agency on Agency {
        id
        name
        seal
        paperLogo
      }
    `,
    agency,
  );
  const { heading, label, field, where, withoutIt, width, height } = pictureKinds[kind];
  const shown = pictures[field];
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [updatePicture, isPending] = useUpdatePicture();
  const save = async (picture: string | null) => {
    setProblem(null);
    const result = await updatePicture({ input: { agencyId: id, kind, picture } });
    if (result.kind !== 'ok') return setProblem(actionMessage(`${label}の変更`, result, pictureMessages));
    setAsking(false);
    toast({ tone: 'success', title: `${label}を${picture ? '登録' : '削除'}しました` });
    onSaved();
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    // Nothing in it would say that the picture is removed.
    if (chosen.size === 0) return setProblem(pictureMessages.UNREADABLE_PICTURE);
    if (chosen.size > MOST_BYTES) return setProblem(pictureMessages.TOO_MANY_BYTES);
    await save(await readBase64(chosen));
  };
  return (
    <Card heading={heading}>
      <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
        <p className={css({ color: 'text.muted' })}>{where}PNGまたはJPEG、70KB・縦横2,000ピクセル以内。</p>
        {shown ? (
          <img
            src={shown}
            alt={`${name}の${label}`}
            width={width}
            height={height}
            className={css({ maxWidth: '100%', objectFit: 'contain', bg: 'white' })}
          />
        ) : (
          <p>{label}は登録されていません。</p>
        )}
        <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
          <Button
            variant="outline"
            loading={isPending}
            loadingText="保存しています"
            onClick={() => file.current?.click()}
          >
            {label}
            {shown ? 'を別の画像に替える' : 'の画像を選ぶ'}
          </Button>
          {shown && (
            <Button
              variant="outline"
              disabled={isPending}
              onClick={() => {
                setProblem(null);
                setAsking(true);
              }}
            >
              {label}を削除する
            </Button>
          )}
        </div>
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg"
          aria-label={`${label}の画像`}
          tabIndex={-1}
          onChange={(event) => void choose(event)}
          className={css({ srOnly: true })}
        />
        <AlertDialog
          open={asking}
          onClose={() => setAsking(false)}
          title={`${label}を削除しますか`}
          confirmLabel="削除する"
          cancelLabel="やめる"
          tone="danger"
          loading={isPending}
          error={asking ? problem : null}
          onConfirm={() => void save(null)}
        >
          <p>{withoutIt}元に戻すには、画像をもう一度登録します。</p>
        </AlertDialog>
        {problem && !asking && (
          <p role="alert" className={css({ color: 'danger' })}>
            {problem}
          </p>
        )}
      </div>
    </Card>
  );
}
