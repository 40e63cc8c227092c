import { actionMessage } from '@yado/shared/errors/action-message';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { TextArea } from '@yado/shared/ui/TextArea';
import { toast } from '@yado/shared/ui/Toaster';
import { type FormEvent, useRef, useState } from 'react';
import { css } from '#styled/css';
import { checkMemo } from '../../lib/check-memo.ts';
import type { MemoKind } from '../../lib/viewer.ts';
import { memoWords } from './memo-words.ts';
import { useCreateMemo } from './useCreateMemo.ts';

interface Props {
  travelId: string;
  kind: MemoKind;
  /** Reads the trip again. */
  onAdded: () => Promise<void>;
}

export function MemoForm({ travelId, kind, onAdded }: Props) {
  const [createMemo, isCreating] = useCreateMemo(kind);
  const { title, readers } = memoWords[kind];
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const send = async () => {
    const result = await createMemo({ input: { travelId, text: text.trim() } });
    return result.kind === 'ok' ? null : actionMessage('メモの追加', result);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = checkMemo(text) ?? (await send());
    setError(wrong);
    if (wrong) {
      box.current?.focus();
      return;
    }
    setText('');
    toast({ tone: 'success', title: 'メモを追加しました' });
    await onAdded().catch(() => undefined);
  };
  return (
    <form
      noValidate
      data-print="hide"
      onSubmit={(event) => void submit(event)}
      className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}
    >
      <Field
        label={`${title}を追加`}
        helper={`${readers}1000文字まで。`}
        error={error}
        className={css({ width: '100%' })}
      >
        <TextArea
          ref={box}
          rows={2}
          autoresize
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" loading={isCreating} loadingText="メモを追加しています">
        メモを追加
      </Button>
    </form>
  );
}
