import { CancelTimeline } from '@yado/shared/components/CancelTimeline';
import { formatStay } from '@yado/shared/format/dates';
import { formatLocalTaxTotal } from '@yado/shared/format/local-tax';
import { formatMoney } from '@yado/shared/format/money';
import { formatYen } from '@yado/shared/format/yen';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { formatParty } from '@yado/shared/format/counts';
import { ResponsiveDisclosure } from './ResponsiveDisclosure.tsx';
import type { BookingSummary_booking$key } from './__generated__/BookingSummary_booking.graphql';

/** What is being booked and what it costs, in two amounts that are never added together. */
export function BookingSummary({ booking }: { booking: BookingSummary_booking$key }) {
  const { propertyContent, room, stay, usingRate } = useFragment(
    graphql`
      fragment BookingSummary_booking on PreparedBooking {
        propertyContent {
          name
          nameEn
          timeZone
          images(first: 1) {
            url
          }
        }
        room {
          roomName
          bedDescription
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
          mappedRateAmenities {
            jaMealLabels
          }
          cancelTimeline {
            ...CancelTimeline_timeline
          }
          localTax {
            total
            isUpperBound
          }
          pricing {
            total {
              stayPrice
              taxAndServicePrice
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
  const { total } = usingRate.pricing;
  return (
    <Card padding="none">
      <div className={css({ hideBelow: 'lg' })}>
        <Thumbnail src={propertyContent.images[0]?.url} alt="" ratio="16:9" />
      </div>
      <div className={css({ padding: '5', display: 'grid', gap: '5' })}>
        <div>
          <h2 className={css({ textStyle: 'h3' })}>{propertyContent.name}</h2>
          <p lang="en" className={css({ textStyle: 'small', color: 'text.muted' })}>
            {propertyContent.nameEn}
          </p>
        </div>
        <ResponsiveDisclosure summary="宿泊内容とキャンセル料">
          <div className={css({ display: 'grid', gap: '5' })}>
            <DescriptionList
              layout="stacked"
              items={[
                { term: '宿泊日', description: formatStay(stay.checkin, stay.checkout, { year: true }) },
                { term: '部屋と人数', description: formatParty(stay.occupancies) },
                {
                  term: '部屋タイプ',
                  description: [room.roomName, room.bedDescription].filter(Boolean).join(' / '),
                },
                {
                  term: '食事',
                  description: usingRate.mappedRateAmenities.jaMealLabels.join('、') || '食事なし',
                },
              ]}
            />
            <div>
              <h3 className={css({ fontWeight: 'bold', marginBottom: '2' })}>キャンセル料</h3>
              <div className={css({ textStyle: 'small' })}>
                <CancelTimeline timeline={usingRate.cancelTimeline} timeZone={propertyContent.timeZone} />
              </div>
            </div>
          </div>
        </ResponsiveDisclosure>
        <DescriptionList
          layout="sums"
          items={[
            { term: '客室料金', description: formatYen(total.stayPrice) },
            { term: '税およびサービス料', description: formatYen(total.taxAndServicePrice) },
            { term: '今回のお支払い(税込)', description: formatYen(total.paymentPrice), strong: true },
          ]}
        />
        {total.propertyPrice && (
          <p className={css({ textStyle: 'small' })}>
            このほかに、現地で{' '}
            {formatMoney(total.propertyPrice.total.value, total.propertyPrice.total.currency)}{' '}
            をホテルへお支払いいただきます。
          </p>
        )}
        {usingRate.localTax && (
          <p className={css({ textStyle: 'small' })}>
            現地での宿泊税などの目安は {formatLocalTaxTotal(usingRate.localTax)} です。
          </p>
        )}
      </div>
    </Card>
  );
}
