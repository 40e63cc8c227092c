import { actionMessage } from '@yado/shared/errors/action-message';
import { nicknameProblem } from '@yado/shared/format/nickname-problem';
import { typedText } from '@yado/shared/format/typed-text';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { useForm } from '@yado/shared/forms/use-form';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { toast } from '@yado/shared/ui/Toaster';
import { useRef, useState } from 'react';
import { useRenameCreditCard } from './use-rename-credit-card.ts';

interface Props {
  open: boolean;
  id: string;
  nickname: string;
  onClose: () => void;
}

/** Our own name for a card, by which people choose it when they pay. */
export function RenameCardDialog({ open, id, nickname, onClose }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(nickname);
  const [renameCreditCard] = useRenameCreditCard();
  const next = typedText(typed);
  const form = useForm<'nickname'>({
    check: () => ({ nickname: nicknameProblem(next) }),
    send: async ({ fail }) => {
      const result = await renameCreditCard({ input: { creditCardId: id, nickname: next } });
      if (result.kind !== 'ok') return fail(actionMessage('呼び名の変更', result));
      toast({ tone: 'success', title: `呼び名を「${next}」に変えました` });
      onClose();
    },
  });
  const close = () => {
    setTyped(nickname);
    form.reset();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="カードの呼び名を変える"
      size="sm"
      initialFocus={box}
      submitLabel="変更する"
      pendingLabel="変更しています"
      form={form}
    >
      <Field label="カードの呼び名" helper="例: 出張用カード" error={form.problems.nickname} required>
        <TextInput ref={box} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
