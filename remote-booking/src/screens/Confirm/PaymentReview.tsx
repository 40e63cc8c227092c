import { paymentTypeText } from '@yado/shared/format/payment-type-text';
import { brandName, expiryText } from '@yado/shared/format/card-text';
import { Link } from '@yado/shared/router';
import { type BookingAttempt, paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Card } from '@yado/shared/ui/Card';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { PaymentDraft } from '../../lib/draft.ts';
import type { PaymentReview_card$key } from './__generated__/PaymentReview_card.graphql';

interface Props {
  /** Null where this user has chosen nothing: a colleague's booking is under way. */
  payBy: PaymentDraft['type'] | null;
  /** The chosen card; null when it is none of the branch's any more. */
  card: PaymentReview_card$key | null;
  at: BookingAttempt;
}

const paidWhen = {
  CREDIT_CARD: '予約が成立した時に、選んだカードで決済します。',
  INVOICE: '予約が成立した時に残高から差し引き、月末締めの請求書でお支払いいただきます。',
};

export function PaymentReview({ payBy, card, at }: Props) {
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
      {payBy === 'INVOICE' && <p className={css({ fontWeight: 'bold' })}>{paymentTypeText(payBy)}</p>}
      {payBy === 'CREDIT_CARD' && chosen && (
        <>
          <p className={css({ fontWeight: 'bold' })}>{chosen.nickname}</p>
          <p className={css({ textStyle: 'small', color: 'text.muted' })}>
            {brandName(chosen.brand)} •••• {chosen.last4} / 有効期限{' '}
            {expiryText(chosen.expMonth, chosen.expYear)}
          </p>
        </>
      )}
      {payBy && (payBy === 'INVOICE' || chosen) && (
        <p className={css({ textStyle: 'small', color: 'text.muted' })}>{paidWhen[payBy]}</p>
      )}
      {payBy === 'CREDIT_CARD' && !chosen && (
        <Banner
          tone="warning"
          announce="off"
          action={
            <LinkButton asChild size="sm" variant="outline">
              <Link to={paths.bookingPayment(at)}>お支払い方法を選び直す</Link>
            </LinkButton>
          }
        >
          選んだカードは使えなくなりました。お支払い方法を選び直してください。
        </Banner>
      )}
    </Card>
  );
}
