import { formatYen } from '@yado/shared/format/yen';
import { Price } from '@yado/shared/ui/Price';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { paymentTypeText } from '@yado/shared/format/payment-type-text';
import type { TripCostCell_travel$key } from './__generated__/TripCostCell_travel.graphql';

/** What is paid through us after refunds; what the hotel collects is only announced, never added. */
export function TripCostCell({ travel }: { travel: TripCostCell_travel$key }) {
  const { status, paymentType, pricing } = useFragment(
    graphql`
      fragment TripCostCell_travel on Travel {
        status
        paymentType
        pricing {
          total {
            propertyPrice {
              __typename
            }
          }
          refundPrice
          finalPaymentPrice
        }
      }
    `,
    travel,
  );
  if (status === 'FAILED') return <span className={css({ color: 'text.muted' })}>請求なし</span>;
  // A cancellation fee carries no tax.
  const hasCancelFee = status === 'CANCELED' || status === 'PARTIALLY_CANCELED';
  return (
    <div
      className={css({
        display: 'flex',
        flexDirection: { base: 'row', md: 'column' },
        flexWrap: 'wrap',
        alignItems: { base: 'baseline', md: 'flex-end' },
        columnGap: '2',
        fontSize: 'xs',
        color: 'text.muted',
      })}
    >
      {status === 'CANCELED' && <span>キャンセル料</span>}
      <Price
        amount={pricing.finalPaymentPrice}
        size="sm"
        taxIncluded={!hasCancelFee}
        className={css({ color: 'text' })}
      />
      <span>{paymentTypeText(paymentType)}</span>
      {pricing.refundPrice > 0 && (
        <span className={css({ color: 'success' })}>返金 {formatYen(pricing.refundPrice)}</span>
      )}
      {pricing.total.propertyPrice && <span>ほかに現地でのお支払いあり</span>}
    </div>
  );
}
