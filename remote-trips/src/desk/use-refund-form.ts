import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { formatYen } from '@yado/shared/format/yen';
import { toast } from '@yado/shared/ui/Toaster';
import { type FormEvent, useRef, useState } from 'react';
import { checkRefund, readYen, type RefundEntry, type RefundProblems } from './check-refund.ts';
import { newAttempt, type RefundAttempt } from './refund-attempt.ts';
import { refundMessage } from './refund-messages.ts';
import { useRefundRoom } from './useRefundRoom.ts';

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
  const [refundRoom, isRefunding] = useRefundRoom();
  const { idempotencyKey, sent } = attempt;
  const [entry, setEntry] = useState<RefundEntry>(sent ?? { price: '', reason: '' });
  const [problems, setProblems] = useState<RefundProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const show = (found: RefundProblems) => {
    setProblems(found);
    const first = found.price ? 'price' : found.reason ? 'reason' : null;
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return first !== null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRefunding) return;
    setFailure(null);
    const refundPrice = readYen(entry.price);
    // What was sent before may be what has used up the rest.
    if ((!sent && show(checkRefund(entry, left))) || refundPrice === null) return;
    const result = await refundRoom({
      input: { expediaHotelRoomId: roomId, refundPrice, reason: entry.reason.trim(), idempotencyKey },
    });
    // However it ended: the money may have moved, here or by somebody else.
    void onChanged().catch(() => undefined);
    if (result.kind === 'ok') {
      onAttempt(newAttempt());
      toast({ tone: 'success', title: `${formatYen(refundPrice)}の返金を受け付けました` });
      onClose();
    } else if (result.kind === 'refused') {
      onAttempt({ idempotencyKey, sent: null });
      const { field, text } = refundMessage(result.code);
      if (field) show({ [field]: text });
      else setFailure(text);
    } else {
      onAttempt({ idempotencyKey, sent: entry });
      setFailure(
        `${actionFailureMessage('返金', result.error)}もう一度押しても、二重に返金されることはありません。`,
      );
    }
  };
  return {
    form,
    entry,
    problems,
    failure,
    isRefunding,
    /** Sent and not answered: nothing else can be sent before it is. */
    isFixed: sent !== null,
    change: (part: Partial<RefundEntry>) => setEntry((typed) => ({ ...typed, ...part })),
    submit: (event: FormEvent) => void submit(event),
  };
}
