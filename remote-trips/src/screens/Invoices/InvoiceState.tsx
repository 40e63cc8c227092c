import { formatDate } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import { Badge } from '@yado/shared/ui/Badge';
import { Icon } from '@yado/shared/ui/Icon';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { invoiceStatusText } from '../../lib/invoice-status-text.ts';
import type { InvoiceState_invoice$key } from './__generated__/InvoiceState_invoice.graphql';

/** State of an invoice, with its number once it has one. */
export function InvoiceState({ invoice }: { invoice: InvoiceState_invoice$key }) {
  const { status, invoiceNumber, openPrice, payments } = useFragment(
    graphql`
      fragment InvoiceState_invoice on Invoice {
        status
        invoiceNumber
        openPrice
        payments {
          paidOn
          price
          removedAt
        }
      }
    `,
    invoice,
  );
  const { label, tone, icon, advice } = invoiceStatusText(status);
  const active = payments.filter(({ removedAt }) => !removedAt);
  const last = active.at(-1);
  const paid = active.reduce((sum, { price }) => sum + price, 0);
  return (
    <div className={css({ display: 'grid', gap: '1', justifyItems: 'start' })}>
      <Badge tone={tone} icon={<Icon name={icon} size={14} />}>
        {label}
      </Badge>
      {status !== 'DRAFT' && (
        <span className={css({ fontSize: 'xs', color: 'text.muted', textStyle: 'number' })}>
          請求書番号 {invoiceNumber}
        </span>
      )}
      <span className={css({ fontSize: 'xs', color: 'text.muted' })}>
        {status === 'PAID' && last ? `${formatDate(last.paidOn, { year: true })}に入金` : advice}
      </span>
      {status !== 'PAID' && paid > 0 && (
        <span className={css({ fontSize: 'xs', color: 'text.muted' })}>
          {formatYen(paid)} 入金済み、残り {formatYen(openPrice)}
        </span>
      )}
    </div>
  );
}
