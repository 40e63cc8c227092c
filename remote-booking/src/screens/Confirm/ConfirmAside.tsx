import { formatParty } from '@yado/shared/format/counts';
import { formatStay } from '@yado/shared/format/dates';
import { formatLocalTaxTotal } from '@yado/shared/format/local-tax';
import { formatMoney } from '@yado/shared/format/money';
import { formatYen } from '@yado/shared/format/yen';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { ConfirmAside_booking$key } from './__generated__/ConfirmAside_booking.graphql';

/** Stays in sight on wide windows while one reads; narrow ones have it all in the page. */
export function ConfirmAside({ booking }: { booking: ConfirmAside_booking$key }) {
  const { propertyContent, stay, usingRate } = useFragment(
    graphql`
      fragment ConfirmAside_booking on PreparedBooking {
        propertyContent {
          name
          images(first: 1) {
            url
          }
        }
        stay {
          checkin
          checkout
          occupancies {
            adults
            childAges
          }
        }
        usingRate {
          refundable
          localTax {
            total
            isUpperBound
          }
          pricing {
            total {
              paymentPrice
              propertyPrice {
                total {
                  currency
                  value
                }
              }
            }
          }
        }
      }
    `,
    booking,
  );
  const { paymentPrice, propertyPrice } = usingRate.pricing.total;
  return (
    <Card
      padding="none"
      className={css({
        display: { base: 'none', lg: 'block' },
        position: 'sticky',
        top: '6',
        overflow: 'hidden',
      })}
    >
      <Thumbnail src={propertyContent.images[0]?.url} alt="" ratio="16:9" />
      <div className={css({ padding: '5', display: 'grid', gap: '3' })}>
        <h2 className={css({ textStyle: 'h3' })}>{propertyContent.name}</h2>
        <p className={css({ textStyle: 'small', color: 'text.muted' })}>
          {formatStay(stay.checkin, stay.checkout, { year: true })}
          <br />
          {formatParty(stay.occupancies)}
        </p>
        {!usingRate.refundable && (
          <p className={css({ textStyle: 'small', color: 'danger', fontWeight: 'bold' })}>
            無料でキャンセルできる期間はありません。
          </p>
        )}
        <DescriptionList
          layout="sums"
          items={[
            { term: '今回のお支払い(税込)', description: formatYen(paymentPrice), strong: true },
            {
              term: '現地でのお支払い',
              description:
                propertyPrice && formatMoney(propertyPrice.total.value, propertyPrice.total.currency),
            },
            {
              term: '現地での宿泊税などの目安',
              description: usingRate.localTax && formatLocalTaxTotal(usingRate.localTax),
            },
          ]}
        />
      </div>
    </Card>
  );
}
