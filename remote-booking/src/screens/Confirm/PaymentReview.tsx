import { brandName, expiryText } from '@yado/shared/format/card-text';
import { Link } from '@yado/shared/router';
import { type BookingAttempt, paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { PaymentReview_card$key } from './__generated__/PaymentReview_card.graphql';

interface Props {
  /** Null for the invoice. */
  card: PaymentReview_card$key | null;
  at: BookingAttempt;
}

export function PaymentReview({ card, at }: Props) {
  const chosen = useFragment(
    graphql`
      fragment PaymentReview_card on CreditCard {
        nickname
        brand
        last4
        expMonth
        expYear
      }
    `,
    card,
  );
  return (
    <Card
      heading="お支払い方法"
      action={
        <TextLink asChild>
          <Link to={paths.bookingPayment(at)} aria-label="お支払い方法を変更する">
            変更する
          </Link>
        </TextLink>
      }
    >
      {chosen ? (
        <>
          <p className={css({ fontWeight: 'bold' })}>{chosen.nickname}</p>
          <p className={css({ textStyle: 'small', color: 'text.muted' })}>
            {brandName(chosen.brand)} •••• {chosen.last4} / 有効期限{' '}
            {expiryText(chosen.expMonth, chosen.expYear)}
          </p>
        </>
      ) : (
        <p className={css({ fontWeight: 'bold' })}>請求書払い</p>
      )}
    </Card>
  );
}
