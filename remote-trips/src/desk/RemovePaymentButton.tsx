import { actionMessage } from '@yado/shared/errors/action-message';
import { formatDate } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { Button } from '@yado/shared/ui/Button';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { invoiceMessages } from './invoice-messages.ts';
import { useRemovePayment } from './use-remove-payment.ts';

interface Props {
  invoiceId: string;
  payment: { id: string; paidOn: string; price: number };
}

/** Removes a payment that was recorded wrongly, after a question. */
export function RemovePaymentButton({ invoiceId, payment }: Props) {
  const [removePayment, isRemoving] = useRemovePayment();
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = `${formatDate(payment.paidOn, { year: true })}の入金 ${formatYen(payment.price)}`;
  const remove = async () => {
    setFailure(null);
    const result = await removePayment({ input: { invoiceId, paymentId: payment.id } });
    if (result.kind === 'ok') {
      setOpen(false);
      toast({ tone: 'success', title: '入金の記録を取り消しました' });
    } else {
      setFailure(actionMessage('入金の記録の取り消し', result, invoiceMessages));
    }
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${name}の記録を取り消す`}
        onClick={() => {
          setFailure(null);
          setOpen(true);
        }}
      >
        記録を取り消す
      </Button>
      <AlertDialog
        open={open}
        onClose={() => isRemoving || setOpen(false)}
        title="入金の記録を取り消しますか"
        confirmLabel="記録を取り消す"
        tone="danger"
        loading={isRemoving}
        error={failure}
        cancelLabel="やめる"
        onConfirm={() => void remove()}
      >
        {name}です。この額はふたたび未入金になり、支店の請求書払いの残りから引かれます。
      </AlertDialog>
    </>
  );
}
