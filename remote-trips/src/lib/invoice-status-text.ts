import { type Known, lookUp } from '@yado/shared/contract/known';
import type { InvoiceStatus } from '../screens/Invoices/__generated__/InvoiceState_invoice.graphql';
import type { StatusText } from './status-text.ts';

interface InvoiceStatusText extends StatusText {
  /** What it means for who has to pay. */
  advice: string;
}

const texts: Readonly<Record<Known<InvoiceStatus>, InvoiceStatusText>> = {
  DRAFT: { label: '下書き', tone: 'neutral', icon: 'edit', advice: '今月の分です。月が終わると確定します。' },
  ISSUED: { label: '発行済み', tone: 'info', icon: 'invoice', advice: '支払期限までにお支払いください。' },
  PAID: { label: '支払い済み', tone: 'success', icon: 'check', advice: '' },
  OVERDUE: {
    label: '期限切れ',
    tone: 'danger',
    icon: 'warning',
    advice: '支払期限を過ぎています。至急お支払いください。',
  },
  VOID: { label: '取り消し', tone: 'neutral', icon: 'close', advice: '内容は次の請求書に含まれます。' },
};

export const invoiceStatusText = (status: string): InvoiceStatusText =>
  lookUp(texts, status, { label: '状態不明', tone: 'neutral', icon: 'help', advice: '' });
