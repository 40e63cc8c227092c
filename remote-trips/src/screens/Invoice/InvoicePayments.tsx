import { lazyWithRetry } from '@yado/shared/components/lazy-with-retry';
import { formatDate } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { InvoicePayments_invoice$key } from './__generated__/InvoicePayments_invoice.graphql';

/** Downloaded by operators alone. */
const PaymentRecord = lazyWithRetry(async () => {
  const part = await import(/* webpackChunkName: "DeskPayment" */ '../../desk/PaymentRecord.tsx');
  return part.PaymentRecord;
});

interface Props {
  invoice: InvoicePayments_invoice$key;
  /** Whether an operator looks: shows who recorded and removed what, and removes. */
  desk: boolean;
}

/** What came in for an invoice, by its days, and what is left to pay. */
export function InvoicePayments({ invoice, desk }: Props) {
  const { id, openPrice, payments } = useFragment(
    graphql`
      fragment InvoicePayments_invoice on Invoice {
        id
        openPrice
        payments {
          id
          paidOn
          price
          removedAt
          ...PaymentRecord_payment
        }
      }
    `,
    invoice,
  );
  if (payments.length === 0) return null;
  return (
    <Card heading="ご入金">
      <ul className={css({ display: 'grid', gap: '3', marginBottom: '2' })}>
        {payments.map((payment) => {
          const { paidOn, price, removedAt } = payment;
          return (
            <li key={payment.id} className={css({ display: 'grid', gap: '1' })}>
              <span className={css({ display: 'flex', justifyContent: 'space-between', gap: '3' })}>
                {formatDate(paidOn, { year: true })}
                <span className={css({ textStyle: 'number' })}>
                  {removedAt ? <del>{formatYen(price)}</del> : formatYen(price)}
                </span>
              </span>
              {desk && (
                <Suspense>
                  <PaymentRecord invoiceId={id} payment={payment} />
                </Suspense>
              )}
            </li>
          );
        })}
      </ul>
      <DescriptionList
        layout="sums"
        items={[{ term: '残り', description: formatYen(openPrice), strong: true }]}
      />
    </Card>
  );
}
