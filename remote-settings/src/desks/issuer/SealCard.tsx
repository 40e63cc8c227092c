import { actionMessage } from '@yado/shared/errors/action-message';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { toast } from '@yado/shared/ui/Toaster';
import { type ChangeEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { readBase64 } from './read-base64.ts';
import { sealMessages } from './seal-messages.ts';
import { useUpdateSeal } from './use-update-seal.ts';
import type { SealCard_agency$key } from './__generated__/SealCard_agency.graphql';

const MOST_BYTES = 70_000;

/** The seal beside the issuer's name on invoices and receipts: shown, set, replaced and removed. */
export function SealCard({ agency, onSaved }: { agency: SealCard_agency$key; onSaved: () => void }) {
  const { id, name, seal } = useFragment(
    graphql`
      fragment SealCard_agency on Agency {
        id
        name
        seal
      }
    `,
    agency,
  );
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [updateSeal, isPending] = useUpdateSeal();
  const save = async (picture: string | null) => {
    setProblem(null);
    const result = await updateSeal({ input: { agencyId: id, picture } });
    if (result.kind !== 'ok') return setProblem(actionMessage('社印の変更', result, sealMessages));
    toast({ tone: 'success', title: picture ? '社印を登録しました' : '社印を削除しました' });
    onSaved();
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) return setProblem(sealMessages.TOO_MANY_BYTES);
    await save(await readBase64(chosen));
  };
  return (
    <Card heading="社印">
      <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
        <p className={css({ color: 'text.muted' })}>
          今後発行する請求書と領収書の、会社名の横に表示します。発行済みの書類は変わりません。PNGまたはJPEG、70KB・縦横1,000ピクセル以内。
        </p>
        {seal ? (
          <img
            src={seal}
            alt={`${name}の社印`}
            width={96}
            height={96}
            className={css({ width: '96px', height: '96px', objectFit: 'contain' })}
          />
        ) : (
          <p>社印は登録されていません。</p>
        )}
        <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
          <Button
            variant="outline"
            loading={isPending}
            loadingText="保存しています"
            onClick={() => file.current?.click()}
          >
            {seal ? '別の画像に替える' : '画像を選ぶ'}
          </Button>
          {seal && (
            <Button variant="outline" disabled={isPending} onClick={() => void save(null)}>
              社印を削除する
            </Button>
          )}
        </div>
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg"
          aria-label="社印の画像"
          tabIndex={-1}
          onChange={(event) => void choose(event)}
          className={css({ srOnly: true })}
        />
        {problem && (
          <p role="alert" className={css({ color: 'danger' })}>
            {problem}
          </p>
        )}
      </div>
    </Card>
  );
}
