import { actionMessage } from '@yado/shared/errors/action-message';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { useForm } from '@yado/shared/forms/use-form';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { evidenceMessages } from './evidence-messages.ts';
import { useSendEvidence } from './use-send-evidence.ts';

interface Props {
  taskId: string;
  open: boolean;
  onClose: () => void;
}

/** Mounted again for each attempt. */
export function SendEvidenceDialog({ taskId, open, onClose }: Props) {
  const [sendEvidence] = useSendEvidence();
  const [checked, setChecked] = useState(false);
  const form = useForm<'checked'>({
    check: () => ({ checked: checked ? undefined : '証拠書類の内容を確かめてください。' }),
    send: async ({ fail }) => {
      const result = await sendEvidence({ input: { taskId } });
      if (result.kind !== 'ok') return fail(actionMessage('証拠の送付', result, evidenceMessages));
      toast({ tone: 'success', title: '証拠書類をカード会社へ送りました' });
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="証拠書類をカード会社へ送る"
      submitLabel="カード会社へ送る"
      pendingLabel="送っています"
      form={form}
    >
      <p>
        「証拠書類を保存」で見られるPDFと同じ内容を、決済サービスを通じてカード会社へ送ります。送れるのは1回だけで、後から直したり追加したりできません。ほかに証拠があるときは、ここでは送らず、決済サービスの管理画面からPDFと一緒に送ってください。
      </p>
      <Checkbox
        required
        checked={checked}
        error={form.problems.checked}
        onChange={(on) => {
          setChecked(on);
          form.clear('checked');
        }}
      >
        証拠書類の内容を確かめました
      </Checkbox>
    </FormDialog>
  );
}
