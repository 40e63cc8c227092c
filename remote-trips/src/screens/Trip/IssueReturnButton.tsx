import { actionMessage } from '@yado/shared/errors/action-message';
import { formatYen } from '@yado/shared/format/yen';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { Button } from '@yado/shared/ui/Button';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { paperKindText } from '../../lib/paper-kind-text.ts';
import { receiptMessages } from './receipt-messages.ts';
import { useIssueReturn } from './use-issue-return.ts';
import { useRefreshTrip } from './use-refresh-trip.ts';

interface Props {
  tripId: string;
  receipt: { id: string; number: string; addressee: string; price: number };
  onIssued: (receiptId: string) => void;
}

/** Issues what corrects a receipt, after a question that says how much it is and to whom; asked again when that has changed. */
export function IssueReturnButton({ tripId, receipt, onIssued }: Props) {
  const refresh = useRefreshTrip(tripId);
  const [issueReturn, isIssuing] = useIssueReturn();
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = paperKindText('RETURN');
  const issue = async () => {
    setFailure(null);
    const result = await issueReturn({ receiptId: receipt.id, seenPrice: receipt.price });
    if (result.kind !== 'ok') {
      const hasChanged = result.kind === 'refused' && result.refusal.errorCode === 'AMOUNT_CHANGED';
      // Should that fail, the old amount is refused again.
      if (hasChanged) await refresh().catch(() => {});
      return setFailure(actionMessage(`${name}の発行`, result, receiptMessages));
    }
    setOpen(false);
    toast({ tone: 'success', title: `${name}を発行しました` });
    onIssued(result.data.receipt.id);
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          setFailure(null);
          setOpen(true);
        }}
      >
        {name}を発行
      </Button>
      <AlertDialog
        open={open}
        onClose={() => isIssuing || setOpen(false)}
        title={`${name}を発行しますか`}
        confirmLabel="発行する"
        loading={isIssuing}
        error={failure}
        cancelLabel="やめる"
        onConfirm={() => void issue()}
      >
        領収書 {receipt.number} について、「{receipt.addressee}」宛てに {formatYen(receipt.price)} の{name}
        を発行します。
        {receipt.price === 0 && '返金はなく、宿泊料金をキャンセル料(消費税対象外)に改める書類です。'}
        宛名は領収書と同じです。発行したあとで取り消しと変更はできません。
      </AlertDialog>
    </>
  );
}
