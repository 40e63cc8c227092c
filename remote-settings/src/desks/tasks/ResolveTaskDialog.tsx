import { actionMessage } from '@yado/shared/errors/action-message';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import { Dialog } from '@yado/shared/ui/Dialog';
import { Field } from '@yado/shared/ui/Field';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { TextArea } from '@yado/shared/ui/TextArea';
import { toast } from '@yado/shared/ui/Toaster';
import { tooLong } from '@yado/shared/format/text-length';
import { type FormEvent, useId, useRef, useState } from 'react';
import { css } from '#styled/css';
import { focusHeading } from '../../lib/focus-heading.ts';
import { taskMessages } from './task-messages.ts';
import { useResolveTask } from './useResolveTask.ts';

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

/** Mounted anew for each attempt. */
export function ResolveTaskDialog({ taskId, label, unknownBooking, open, onClose, onResolved }: Props) {
  const [resolveTask, isResolving] = useResolveTask();
  const [outcome, setOutcome] = useState<Outcome>('HANDLED');
  const [note, setNote] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const noteError = note.trim() ? tooLong(note, NOTE_LIMIT) : taskMessages.NOTE_REQUIRED;
  const consentError = outcome === 'NOT_BOOKED' && !agreed && '内容を確かめて、同意してください。';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isResolving) return;
    if (noteError || consentError) {
      const wrong = noteError ? 'textarea' : 'input[type=checkbox]';
      form.current?.querySelector<HTMLElement>(wrong)?.focus();
      return;
    }
    setFailure(null);
    const result = await resolveTask({ input: { taskId, outcome, note: note.trim() } });
    if (result.kind === 'ok') {
      toast({ tone: 'success', title: `「${label}」の対応を記録しました` });
      onClose();
      focusHeading();
      onResolved();
    } else {
      setFailure(actionMessage('確認事項の完了', result, taskMessages));
    }
  };

  return (
    <Dialog
      open={open}
      onClose={() => isResolving || onClose()}
      closeOnEscape={!isResolving}
      hideCloseButton={isResolving}
      title={`「${label}」の対応を記録`}
      footer={
        <>
          <Button variant="outline" disabled={isResolving} onClick={onClose}>
            やめる
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={outcome === 'NOT_BOOKED' ? 'danger' : 'solid'}
            loading={isResolving}
            loadingText="記録しています"
          >
            {outcome === 'NOT_BOOKED' ? '予約なしとして終える' : '対応を記録する'}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className={css({ display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' })}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
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
          error={tried && noteError}
        >
          <TextArea rows={3} autoresize value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        {outcome === 'NOT_BOOKED' && (
          <Checkbox required checked={agreed} error={tried && consentError} onChange={setAgreed}>
            仕入先に予約がないことを確認しました。この予約を失敗とし、確保した金額を解除することに同意します。取り消しはできません。
          </Checkbox>
        )}
      </form>
    </Dialog>
  );
}
