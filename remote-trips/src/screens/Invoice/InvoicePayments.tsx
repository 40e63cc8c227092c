import { lazyWithRetry } from '@yado/shared/components/lazy-with-retry';
import { formatDate } from '@yado/shared/format/dates';
import { formatInstant } from '@yado/shared/format/instants';
import { formatYen } from '@yado/shared/format/yen';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { InvoicePayments_invoice$key } from './__generated__/InvoicePayments_invoice.graphql';

/** Downloaded by operators alone. */
const RemovePaymentButton = lazyWithRetry(async () => {
  const part = await import(/* webpackChunkName: "DeskPayment" */ '../../desk/RemovePaymentButton.tsx');
  return part.RemovePaymentButton;
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
          recordedAt
          recordedBy {
            name
          }
          removedAt
          removedBy {
            name
          }
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
          const { paidOn, price, recordedAt, recordedBy, removedAt, removedBy } = payment;
          return (
            <li key={payment.id} className={css({ display: 'grid', gap: '1' })}>
              <span className={css({ display: 'flex', justifyContent: 'space-between', gap: '3' })}>
                {formatDate(paidOn, { year: true })}
                <span className={css({ textStyle: 'number' })}>
                  {removedAt ? <del>{formatYen(price)}</del> : formatYen(price)}
                </span>
              </span>
              {desk && (
                <span className={css({ fontSize: 'xs', color: 'text.muted' })}>
                  記録 {formatInstant(recordedAt, { year: true })} {recordedBy?.name}
                </span>
              )}
              {removedAt ? (
                <span className={css({ fontSize: 'xs', color: 'text.muted' })}>
                  取り消し {formatInstant(removedAt, { year: true })} {removedBy?.name}
                </span>
              ) : (
                desk && (
                  <Suspense>
                    <span className={css({ justifySelf: 'end' })}>
                      <RemovePaymentButton invoiceId={id} payment={payment} />
                    </span>
                  </Suspense>
                )
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
