import { actionMessage } from '@yado/shared/errors/action-message';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { useForm } from '@yado/shared/forms/use-form';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import { Field } from '@yado/shared/ui/Field';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { TextArea } from '@yado/shared/ui/TextArea';
import { toast } from '@yado/shared/ui/Toaster';
import { tooLong } from '@yado/shared/format/text-length';
import { typedText } from '@yado/shared/format/typed-text';
import { useState } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { taskMessages } from './task-messages.ts';
import { useResolveTask } from './use-resolve-task.ts';

interface Props {
  taskId: string;
  label: string;
  /** Whether it is about a booking of which nobody knows if it exists. */
  unknownBooking: boolean;
  open: boolean;
  onClose: () => void;
  onResolved: () => void;
}

type Outcome = 'HANDLED' | 'NOT_BOOKED';

const NOTE_LIMIT = 1000;
const handled = {
  value: 'HANDLED',
  label: '対応した',
  description: '確認が済んだことを記録します。予約とお支払いは変わりません。',
} as const;
const notBooked = {
  value: 'NOT_BOOKED',
  label: '予約なし',
  description:
    '仕入先に予約がないことを記録します。予約は失敗となり、確保した金額を解除し、お客様へメールでお知らせします。',
} as const;

/** Mounted again for each attempt. */
export function ResolveTaskDialog({ taskId, label, unknownBooking, open, onClose, onResolved }: Props) {
  const [resolveTask] = useResolveTask();
  const [outcome, setOutcome] = useState<Outcome>('HANDLED');
  const [note, setNote] = useState('');
  const [agreed, setAgreed] = useState(false);
  const form = useForm<'note' | 'consent'>({
    check: () => ({
      note: typedText(note) ? tooLong(note, NOTE_LIMIT) : taskMessages.NOTE_REQUIRED,
      consent: outcome === 'NOT_BOOKED' && !agreed ? '内容を確かめて、同意してください。' : undefined,
    }),
    send: async ({ fail }) => {
      const result = await resolveTask({ input: { taskId, outcome, note: note.trim() } });
      if (result.kind !== 'ok') return fail(actionMessage('確認事項の完了', result, taskMessages));
      toast({ tone: 'success', title: `「${label}」の対応を記録しました` });
      onClose();
      focusHeading();
      onResolved();
    },
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`「${label}」の対応を記録`}
      submitLabel={outcome === 'NOT_BOOKED' ? '予約なしとして終える' : '対応を記録する'}
      pendingLabel="記録しています"
      tone={outcome === 'NOT_BOOKED' ? 'danger' : 'default'}
      form={form}
    >
      {unknownBooking ? (
        <RadioGroup<Outcome>
          label="どう終えますか"
          variant="card"
          value={outcome}
          options={[handled, notBooked]}
          onChange={setOutcome}
        />
      ) : (
        <p>{handled.description}</p>
      )}
      <Field
        label="確認したこと"
        required
        helper="だれに、いつ、何を確認したか。1000文字まで。"
        error={form.problems.note}
      >
        <TextArea
          rows={3}
          autoresize
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
            form.clear('note');
          }}
        />
      </Field>
      {outcome === 'NOT_BOOKED' && (
        <Checkbox
          required
          checked={agreed}
          error={form.problems.consent}
          onChange={(agrees) => {
            setAgreed(agrees);
            form.clear('consent');
          }}
        >
          仕入先に予約がないことを確認しました。この予約を失敗とし、確保した金額を解除することに同意します。取り消しはできません。
        </Checkbox>
      )}
    </FormDialog>
  );
}
