import { JAPAN, todayIn } from '@yado/shared/format/calendar-date';
import { formatDate } from '@yado/shared/format/dates';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { RemovePaymentButton } from './RemovePaymentButton.tsx';
import type { PaymentRecord_payment$key } from './__generated__/PaymentRecord_payment.graphql';

interface Props {
  invoiceId: string;
  payment: PaymentRecord_payment$key;
}

/** Who recorded a payment of an invoice, and who removed the record, or the button that does. */
export function PaymentRecord({ invoiceId, payment }: Props) {
  const { id, paidOn, price, recordedAt, recordedBy, removedAt, removedBy } = useFragment(
    graphql`
      fragment PaymentRecord_payment on InvoicePayment {
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
    `,
    payment,
  );
  return (
    <>
      <span className={css({ fontSize: 'xs', color: 'text.muted' })}>
        記録 {formatDay(recordedAt)} {recordedBy?.name}
      </span>
      {removedAt ? (
        <span className={css({ fontSize: 'xs', color: 'text.muted' })}>
          取り消し {formatDay(removedAt)} {removedBy?.name}
        </span>
      ) : (
        <span className={css({ justifySelf: 'end' })}>
          <RemovePaymentButton invoiceId={invoiceId} payment={{ id, paidOn, price }} />
        </span>
      )}
    </>
  );
}

function formatDay(instant: string): string {
  return formatDate(todayIn(JAPAN, new Date(instant)), { year: true });
}
