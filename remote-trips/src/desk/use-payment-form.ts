import { actionMessage } from '@yado/shared/errors/action-message';
import { JAPAN, todayIn } from '@yado/shared/format/calendar-date';
import { useForm } from '@yado/shared/forms/use-form';
import { formatYen } from '@yado/shared/format/yen';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { readYen } from './check-refund.ts';
import { invoiceMessages } from './invoice-messages.ts';
import { checkPayment, type PaymentEntry } from './invoice-payment-entry.ts';
import { useRecordPayment } from './use-record-payment.ts';

interface Options {
  invoiceId: string;
  issuedAt: string;
  /** Yen that are left to pay. */
  open: number;
  onClose: () => void;
}

/** What is typed of a payment, at first all that is left to pay, today; what is wrong with it, and what became of it. */
export function usePaymentForm({ invoiceId, issuedAt, open, onClose }: Options) {
  const [recordPayment] = useRecordPayment();
  const limits = { issuedOn: todayIn(JAPAN, new Date(issuedAt)), today: todayIn(), open };
  // One key until it is known that the money is counted.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [entry, setEntry] = useState<PaymentEntry>({ paidOn: limits.today, price: String(open) });
  const [isSent, setIsSent] = useState(false);
  const form = useForm<keyof PaymentEntry>({
    // What was sent before may be what has paid the rest.
    check: () => (isSent ? {} : checkPayment(entry, limits)),
    send: async ({ fail }) => {
      const price = readYen(entry.price);
      if (price === null) return;
      const result = await recordPayment({
        input: { invoiceId, paidOn: entry.paidOn, price, idempotencyKey },
      });
      setIsSent(result.kind === 'unknown');
      if (result.kind === 'ok') {
        toast({ tone: 'success', title: `${formatYen(price)}の入金を記録しました` });
        onClose();
      } else {
        fail(actionMessage('入金の記録', result, invoiceMessages));
      }
    },
  });
  return {
    form,
    entry,
    /** Sent and not answered: nothing else can be sent before it is. */
    isFixed: isSent,
    limits,
    change: (part: Partial<PaymentEntry>) => setEntry((typed) => ({ ...typed, ...part })),
  };
}
