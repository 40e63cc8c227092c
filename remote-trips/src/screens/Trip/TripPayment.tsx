import { LocalTaxLines } from '@yado/shared/components/LocalTaxLines';
import { PropertyPriceLines } from '@yado/shared/components/PropertyPriceLines';
import { unknownChargesText } from '@yado/shared/format/local-tax';
import { formatYen } from '@yado/shared/format/yen';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { billedTaxLines } from '../../lib/billed-tax-text.ts';
import { cardName } from '../../lib/card-name.ts';
import { paymentTypeText } from '@yado/shared/format/payment-type-text';
import { CardDisputeNotice } from './CardDisputeNotice.tsx';
import { CardHoldNotice } from './CardHoldNotice.tsx';
import type { TripPayment_travel$key } from './__generated__/TripPayment_travel.graphql';

/** Two amounts, one under the other and never added. */
export function TripPayment({ travel }: { travel: TripPayment_travel$key }) {
  const {
    status,
    externalSupplierName,
    billedTax,
    paymentType,
    stripeCreditCard,
    pricing,
    expediaHotelRooms: rooms,
    localTax,
    localTaxState,
    ...trip
  } = useFragment(
    graphql`
      fragment TripPayment_travel on Travel {
        status
        ...CardDisputeNotice_travel
        ...CardHoldNotice_travel
        externalSupplierName
        billedTax {
          ratePercent
          taxPrice
          registrationNumber
          parts {
            ratePercent
            price
            taxPrice
          }
        }
        paymentType
        stripeCreditCard {
          nickname
          brand
          last4
        }
        expediaHotelRooms {
          canceledAt
          paymentPrice
          refundPrice
        }
        pricing {
          total {
            stayPrice
            taxAndServicePrice
            paymentPrice
            propertyPrice {
              ...PropertyPriceLines_price
            }
          }
          refundPrice
          finalPaymentPrice
        }
        localTax {
          ...LocalTaxLines_tax
        }
        localTaxState
      }
    `,
    travel,
  );
  const { total, refundPrice, finalPaymentPrice } = pricing;
  const atHotel = total.propertyPrice;
  const cancelFee = sumCancelFees(rooms);
  const allCanceled = status === 'CANCELED';
  // What an operator entered is a sum without parts.
  const elsewhere = externalSupplierName !== null;
  if (status === 'FAILED') {
    return <Card heading="お支払い">予約が成立しなかったため、料金は請求されません。</Card>;
  }
  return (
    <div className={css({ display: 'grid', gap: '6', _print: { display: 'block' } })}>
      <Card heading="今回のお支払い">
        <DescriptionList
          layout="sums"
          items={[
            { term: '客室料金', description: elsewhere ? null : formatYen(total.stayPrice) },
            {
              term: '税およびサービス料',
              description: elsewhere ? null : formatYen(total.taxAndServicePrice),
            },
            {
              term: cancelFee === null ? '合計(税込)' : 'ご予約時の合計(税込)',
              description: formatYen(total.paymentPrice),
              strong: cancelFee === null && refundPrice === 0,
            },
            { term: '返金', description: refundPrice > 0 ? formatYen(-refundPrice) : null },
            {
              // A cancellation fee carries no tax: with one in it, the sum is not simply one with tax.
              term: cancelFee === null ? '返金後のお支払い(税込)' : '返金後のお支払い',
              description: refundPrice > 0 && !allCanceled ? formatYen(finalPaymentPrice) : null,
              strong: true,
            },
            {
              term: `${allCanceled ? '' : 'うち'}キャンセル料(消費税対象外)`,
              description: cancelFee === null ? null : formatYen(cancelFee),
              strong: allCanceled,
            },
            {
              term: '手配先の請求書の消費税',
              // What is left of a canceled trip is a fee, which carries no tax.
              description:
                billedTax && status !== 'CANCELED' ? (
                  <span className={css({ whiteSpace: 'pre-line' })}>
                    {billedTaxLines(billedTax).join('\n')}
                  </span>
                ) : null,
            },
          ]}
        />
        <p
          className={css({
            borderTopWidth: '1px',
            borderColor: 'border',
            marginTop: '3',
            paddingTop: '3',
            fontSize: 'sm',
          })}
        >
          {paymentTypeText(paymentType)}
          {stripeCreditCard && (
            <span className={css({ display: 'block', color: 'text.muted' })}>
              {stripeCreditCard.nickname}({cardName(stripeCreditCard)})
            </span>
          )}
          {status === 'BOOKING' && (
            <span className={css({ display: 'block', color: 'text.muted' })}>
              予約が確定するまで、お支払いは完了しません。
            </span>
          )}
        </p>
        <CardDisputeNotice travel={trip} />
        <CardHoldNotice travel={trip} />
      </Card>
      {(elsewhere || localTaxState === 'UNKNOWN') && !atHotel && status !== 'CANCELED' && (
        <Card heading="現地でのお支払い" variant="sunken">
          {unknownChargesText}
        </Card>
      )}
      {(atHotel || localTax) && (
        <Card heading="現地でのお支払い" variant="sunken">
          {atHotel && (
            <>
              <PropertyPriceLines price={atHotel} />
              <p className={css({ color: 'text.muted', fontSize: 'sm', marginTop: '2' })}>
                ホテルで直接お支払いください。今回のお支払いには含まれていません。
              </p>
            </>
          )}
          {localTax && <LocalTaxLines tax={localTax} />}
        </Card>
      )}
    </div>
  );
}

/** What stays charged for canceled rooms, as papers have it; null where none was canceled. */
function sumCancelFees(
  rooms: readonly {
    readonly canceledAt?: string | null | undefined;
    readonly paymentPrice: number;
    readonly refundPrice?: number | null | undefined;
  }[],
): number | null {
  const canceled = rooms.filter((room) => room.canceledAt != null);
  if (canceled.length === 0) return null;
  return canceled.reduce((sum, room) => sum + room.paymentPrice - (room.refundPrice ?? 0), 0);
}
