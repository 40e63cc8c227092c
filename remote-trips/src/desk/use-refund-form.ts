import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { formatYen } from '@yado/shared/format/yen';
import { useForm } from '@yado/shared/forms/use-form';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { checkRefund, readYen, type RefundEntry } from './check-refund.ts';
import { newAttempt, type RefundAttempt } from './refund-attempt.ts';
import { refundMessage } from './refund-messages.ts';
import { useRefundRoom } from './use-refund-room.ts';

interface Options {
  roomId: string;
  /** The most that can be given back, in yen. */
  left: number;
  attempt: RefundAttempt;
  onAttempt: (attempt: RefundAttempt) => void;
  /** Reads the trip again. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** What is typed into the dialog, what is wrong with it, and what became of it. */
export function useRefundForm({ roomId, left, attempt, onAttempt, onChanged, onClose }: Options) {
  const [refundRoom] = useRefundRoom();
  const { idempotencyKey, sent } = attempt;
  const [entry, setEntry] = useState<RefundEntry>(sent ?? { price: '', reason: '' });
  const form = useForm<keyof RefundEntry>({
    // What was sent before may be what has used up the rest.
    check: () => (sent ? {} : checkRefund(entry, left)),
    send: async ({ show, fail }) => {
      const refundPrice = readYen(entry.price);
      if (refundPrice === null) return;
      const result = await refundRoom({
        input: { expediaHotelRoomId: roomId, refundPrice, reason: entry.reason.trim(), idempotencyKey },
      });
      // Whatever the result: the money may have moved, here or by somebody else.
      void onChanged().catch(() => undefined);
      if (result.kind === 'ok') {
        onAttempt(newAttempt());
        toast({ tone: 'success', title: `${formatYen(refundPrice)}の返金を受け付けました` });
        onClose();
      } else if (result.kind === 'refused') {
        onAttempt({ idempotencyKey, sent: null });
        const { field, text } = refundMessage(result.code);
        if (field) show({ [field]: text });
        else fail(text);
      } else {
        onAttempt({ idempotencyKey, sent: entry });
        fail(
          `${actionFailureMessage('返金', result.error)}もう一度押しても、二重に返金されることはありません。`,
        );
      }
    },
  });
  return {
    form,
    entry,
    /** Sent and not answered: nothing else can be sent before it is. */
    isFixed: sent !== null,
    change: (part: Partial<RefundEntry>) => setEntry((typed) => ({ ...typed, ...part })),
  };
}
