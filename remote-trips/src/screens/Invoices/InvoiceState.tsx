import { formatInstant } from '@yado/shared/format/instants';
import { Badge } from '@yado/shared/ui/Badge';
import { Icon } from '@yado/shared/ui/Icon';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { invoiceStatusText } from '../../lib/invoice-status-text.ts';
import type { InvoiceState_invoice$key } from './__generated__/InvoiceState_invoice.graphql';

/** Where an invoice stands, with its number once it has one. */
export function InvoiceState({ invoice }: { invoice: InvoiceState_invoice$key }) {
  const { status, invoiceNumber, paidAt } = useFragment(
    graphql`
      fragment InvoiceState_invoice on Invoice {
        status
        invoiceNumber
        paidAt
      }
    `,
    invoice,
  );
  const { label, tone, icon, advice } = invoiceStatusText(status);
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
        {paidAt ? `${formatInstant(paidAt, { year: true })} に入金` : advice}
      </span>
    </div>
  );
}
