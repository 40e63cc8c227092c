import { actionMessage } from '@yado/shared/errors/action-message';
import { formatMonth } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { Button } from '@yado/shared/ui/Button';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { invoiceMessages } from './invoice-messages.ts';
import { RecordPaymentDialog } from './RecordPaymentDialog.tsx';
import { useVoidInvoice } from './use-void-invoice.ts';
import type { OperatorInvoiceActions_invoice$key } from './__generated__/OperatorInvoiceActions_invoice.graphql';

/** What an operator can do about an open invoice: record what was paid of it, or void it. */
export function OperatorInvoiceActions({ invoice }: { invoice: OperatorInvoiceActions_invoice$key }) {
  const { id, status, startDate, issuedAt, totalPrice, openPrice, companyBranch } = useFragment(
    graphql`
      fragment OperatorInvoiceActions_invoice on Invoice {
        id
        status
        startDate
        issuedAt
        totalPrice
        openPrice
        companyBranch {
          companyName
          branchName
        }
      }
    `,
    invoice,
  );
  const [voidInvoice, isVoiding] = useVoidInvoice();
  const [open, setOpen] = useState<'payment' | 'void' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const name = `${companyBranch.companyName} ${companyBranch.branchName} ${formatMonth(startDate)}`;
  const close = () => setOpen(null);
  const confirmVoid = async () => {
    setFailure(null);
    const result = await voidInvoice({ invoiceId: id });
    if (result.kind === 'ok') {
      close();
      toast({ tone: 'success', title: '請求書を取り消しました' });
    } else {
      setFailure(actionMessage('請求書の取り消し', result, invoiceMessages));
    }
  };
  const isOpen = status === 'ISSUED' || status === 'OVERDUE';
  return (
    <>
      {isOpen && (
        <div className={buttons}>
          <Button
            variant="subtle"
            size="sm"
            aria-label={`${name}の入金を記録`}
            onClick={() => setOpen('payment')}
          >
            入金を記録
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${name}を取り消す`}
            onClick={() => {
              setFailure(null);
              setOpen('void');
            }}
          >
            取り消す
          </Button>
        </div>
      )}
      {open === 'payment' && issuedAt && (
        <RecordPaymentDialog
          invoiceId={id}
          name={name}
          issuedAt={issuedAt}
          totalPrice={totalPrice}
          openPrice={openPrice}
          onClose={close}
        />
      )}
      <AlertDialog
        open={open === 'void'}
        onClose={() => isVoiding || close()}
        title="請求書を取り消しますか"
        confirmLabel="取り消す"
        tone="danger"
        loading={isVoiding}
        error={failure}
        cancelLabel="やめる"
        onConfirm={() => void confirmVoid()}
      >
        {name}の請求書({formatYen(totalPrice)})です。
        請求した内容は、次の締めの請求書に含まれます。請求書払いの残りは変わりません。
      </AlertDialog>
    </>
  );
}

const buttons = css({
  display: 'flex',
  gap: '2',
  marginTop: '2',
  justifyContent: { base: 'start', md: 'end' },
});
