import { actionMessage } from '@yado/shared/errors/action-message';
import { useForm } from '@yado/shared/forms/use-form';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { TextArea } from '@yado/shared/ui/TextArea';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { css } from '#styled/css';
import { checkMemo } from '../../lib/check-memo.ts';
import type { MemoKind } from '../../lib/viewer.ts';
import { memoWords } from './memo-words.ts';
import { useCreateMemo } from './use-create-memo.ts';

interface Props {
  travelId: string;
  kind: MemoKind;
  /** Reads the trip again. */
  onAdded: () => Promise<void>;
}

export function MemoForm({ travelId, kind, onAdded }: Props) {
  const [createMemo] = useCreateMemo(kind);
  const { title, readers } = memoWords[kind];
  const [text, setText] = useState('');
  const form = useForm<'memo'>({
    check: () => ({ memo: checkMemo(text) ?? undefined }),
    send: async ({ show }) => {
      const result = await createMemo({ input: { travelId, text: text.trim() } });
      if (result.kind !== 'ok') {
        show({ memo: actionMessage('メモの追加', result) });
        return;
      }
      setText('');
      toast({ tone: 'success', title: 'メモを追加しました' });
      await onAdded().catch(() => undefined);
    },
  });
  return (
    <form
      noValidate
      data-print="hide"
      onSubmit={form.submit}
      className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}
    >
      <Field
        label={`${title}を追加`}
        helper={`${readers}1000文字まで。`}
        error={form.problems.memo}
        className={css({ width: '100%' })}
      >
        <TextArea rows={2} autoresize value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" variant="outline" loading={form.isPending} loadingText="メモを追加しています">
        メモを追加
      </Button>
    </form>
  );
}
