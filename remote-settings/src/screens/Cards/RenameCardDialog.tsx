import { actionMessage } from '@yado/shared/errors/action-message';
import { nicknameProblem } from '@yado/shared/format/nickname-problem';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Dialog } from '@yado/shared/ui/Dialog';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { toast } from '@yado/shared/ui/Toaster';
import { type FormEvent, useId, useRef, useState } from 'react';
import { css } from '#styled/css';
import { useRenameCreditCard } from './useRenameCreditCard.ts';

interface Props {
  open: boolean;
  id: string;
  nickname: string;
  onClose: () => void;
}

/** Our own name for a card, by which people choose it when they pay. */
export function RenameCardDialog({ open, id, nickname, onClose }: Props) {
  const formId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(nickname);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [renameCreditCard, isRenaming] = useRenameCreditCard();
  const close = () => {
    if (isRenaming) return;
    setTyped(nickname);
    setProblem(undefined);
    setFailure(null);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const next = typed.trim();
    setFailure(null);
    const found = nicknameProblem(next);
    setProblem(found);
    if (found) box.current?.focus();
    if (found || isRenaming) return;
    const result = await renameCreditCard({ input: { creditCardId: id, nickname: next } });
    if (result.kind !== 'ok') return setFailure(actionMessage('呼び名の変更', result));
    toast({ tone: 'success', title: `呼び名を「${next}」に変えました` });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="カードの呼び名を変える"
      size="sm"
      initialFocus={box}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            やめる
          </Button>
          <Button type="submit" form={formId} loading={isRenaming} loadingText="変更しています">
            変更する
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className={css({ display: 'grid', gap: '4' })}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <Field label="カードの呼び名" helper="例: 出張用カード" error={problem} required>
          <TextInput ref={box} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
