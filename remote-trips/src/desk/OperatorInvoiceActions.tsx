import { actionMessage } from '@yado/shared/errors/action-message';
import { formatMonth } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { invoiceStatusMessages } from './invoice-status-messages.ts';
import { useUpdateInvoiceStatus } from './use-update-invoice-status.ts';
import type { OperatorInvoiceActions_invoice$key } from './__generated__/OperatorInvoiceActions_invoice.graphql';

type NewStatus = 'PAID' | 'VOID';

const words: Record<NewStatus, { action: string; title: string; done: string; meaning: string }> = {
  PAID: {
    action: '入金済みにする',
    title: '入金済みにしますか',
    done: '入金済みにしました',
    meaning: '支店の請求書払いの残りに、請求額が戻ります。取り消しはできません。',
  },
  VOID: {
    action: '取り消す',
    title: '請求書を取り消しますか',
    done: '請求書を取り消しました',
    meaning: '請求した内容は、次の締めの請求書に含まれます。請求書払いの残りは変わりません。',
  },
};

/** An operator's word on an open invoice: it was paid, or it does not stand. */
export function OperatorInvoiceActions({ invoice }: { invoice: OperatorInvoiceActions_invoice$key }) {
  const { id, status, startDate, totalPrice, companyBranch } = useFragment(
    graphql`
      fragment OperatorInvoiceActions_invoice on Invoice {
        id
        status
        startDate
        totalPrice
        companyBranch {
          companyName
          branchName
        }
      }
    `,
    invoice,
  );
  const [updateInvoiceStatus, isUpdating] = useUpdateInvoiceStatus();
  const [asked, setAsked] = useState<NewStatus>('PAID');
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isOpen = status === 'ISSUED' || status === 'OVERDUE';
  const name = `${companyBranch.companyName} ${companyBranch.branchName} ${formatMonth(startDate)}`;
  const update = async () => {
    setFailure(null);
    const result = await updateInvoiceStatus({ input: { invoiceId: id, status: asked } });
    if (result.kind === 'ok') {
      setOpen(false);
      toast({ tone: 'success', title: words[asked].done });
    } else {
      setFailure(actionMessage('請求書の状態の変更', result, invoiceStatusMessages));
    }
  };
  return (
    <div
      className={css({
        display: 'flex',
        gap: '2',
        marginTop: '2',
        justifyContent: { base: 'start', md: 'end' },
      })}
    >
      {(isOpen ? (['PAID', 'VOID'] as const) : []).map((next) => (
        <Button
          key={next}
          variant={next === 'PAID' ? 'subtle' : 'ghost'}
          size="sm"
          aria-label={`${name}を${words[next].action}`}
          onClick={() => {
            setAsked(next);
            setFailure(null);
            setOpen(true);
          }}
        >
          {words[next].action}
        </Button>
      ))}
      <AlertDialog
        open={open}
        onClose={() => isUpdating || setOpen(false)}
        title={words[asked].title}
        confirmLabel={words[asked].action}
        tone={asked === 'VOID' ? 'danger' : 'default'}
        loading={isUpdating}
        error={failure && <Banner tone="error">{failure}</Banner>}
        cancelLabel="やめる"
        onConfirm={() => void update()}
      >
        {name}の請求書({formatYen(totalPrice)})です。{words[asked].meaning}
      </AlertDialog>
    </div>
  );
}
