import { actionMessage } from '@yado/shared/errors/action-message';
import { tooLong } from '@yado/shared/format/text-length';
import { typedText } from '@yado/shared/format/typed-text';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { useForm } from '@yado/shared/forms/use-form';
import { Field } from '@yado/shared/ui/Field';
import { TextArea } from '@yado/shared/ui/TextArea';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { liftMessages } from './lift-messages.ts';
import { useLiftBrake } from './use-lift-brake.ts';

interface Props {
  brakeId: string;
  label: string;
  open: boolean;
  onClose: () => void;
  onLifted: () => void;
}

const REASON_LIMIT = 500;

/** Mounted again for each attempt. */
export function LiftBrakeDialog({ brakeId, label, open, onClose, onLifted }: Props) {
  const [liftBrake] = useLiftBrake();
  const [reason, setReason] = useState('');
  const form = useForm<'reason'>({
    check: () => ({
      reason: typedText(reason) ? tooLong(reason, REASON_LIMIT) : liftMessages.REASON_REQUIRED,
    }),
    send: async ({ fail }) => {
      const result = await liftBrake({ input: { brakeId, reason: reason.trim() } });
      if (result.kind !== 'ok') return fail(actionMessage('制限の解除', result, liftMessages));
      toast({ tone: 'success', title: `「${label}」の制限を1時間解除しました` });
      onClose();
      focusHeading();
      onLifted();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`「${label}」の制限を1時間解除`}
      submitLabel="1時間解除する"
      pendingLabel="解除しています"
      form={form}
    >
      <p>
        解除している間は、この対象の操作やメールをこの上限では止めません。この上限で保留しているメールは、順に送ります。1時間たつと元の制限に戻ります。途中で戻すことはできません。
      </p>
      <Field
        label="解除の理由"
        required
        helper="だれに、何を確認したか。500文字まで。担当者の名前とともに記録し、この画面に表示します。"
        error={form.problems.reason}
      >
        <TextArea
          rows={3}
          autoresize
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            form.clear('reason');
          }}
        />
      </Field>
    </FormDialog>
  );
}
