import { MoveDifference } from '@yado/shared/components/MoveDifference';
import { chargedCancelText, freeCancelText } from '@yado/shared/format/free-cancel';
import { formatLocalTaxTotal } from '@yado/shared/format/local-tax';
import { formatMoney } from '@yado/shared/format/money';
import { formatYenDifference } from '@yado/shared/format/yen';
import type { CancelSums } from '@yado/shared/format/sum-of-cancel';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { MovedRate_rate$key } from './__generated__/MovedRate_rate.graphql';

interface Props {
  rate: MovedRate_rate$key;
  roomName: string;
  roomId: string;
  travelId: string;
  propertyId: string;
  stay: Stay;
  continues: string | undefined;
  sums: CancelSums;
  /** IANA name, of the hotel. */
  timeZone: string;
}

/** A rate on the new days, with what changing to it costs more or gives back. */
export function MovedRate({
  rate,
  roomName,
  roomId,
  travelId,
  propertyId,
  stay,
  continues,
  sums,
  timeZone,
}: Props) {
  const offer = useFragment(
    graphql`
      fragment MovedRate_rate on Rate {
        epsRateId
        isPackageRate
        mappedRateAmenities {
          jaMealLabels
        }
        cancelTimeline {
          freeUntil
          alwaysFree
          stages {
            penaltyPrice
          }
        }
        bedGroups {
          id
          description
        }
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
    `,
    rate,
  );
  const { paymentPrice, propertyPrice } = offer.pricing.total;
  const meals = offer.mappedRateAmenities.jaMealLabels.join('、') || '食事なし';
  const difference = paymentPrice - sums.refund;
  const until = freeCancelText(offer.cancelTimeline, timeZone);
  return (
    <div
      className={css({
        display: 'grid',
        gap: '4',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 17rem' },
      })}
    >
      <div className={css({ display: 'grid', gap: '1', alignContent: 'start', fontSize: 'sm' })}>
        <p className={css({ fontWeight: 'semibold' })}>{meals}</p>
        <p className={until ? css({ color: 'success' }) : css({ color: 'text.muted' })}>
          {until ? `${until.text}でキャンセル` : chargedCancelText(offer.cancelTimeline.stages, paymentPrice)}
        </p>
        {propertyPrice && (
          <p className={css({ color: 'text.muted' })}>
            ほかに現地でのお支払い {formatMoney(propertyPrice.total.value, propertyPrice.total.currency)}
          </p>
        )}
        {offer.localTax && (
          <p className={css({ color: 'text.muted' })}>
            現地での宿泊税などの目安 {formatLocalTaxTotal(offer.localTax)}
          </p>
        )}
      </div>
      <div>
        <MoveDifference paymentPrice={paymentPrice} refund={sums.refund} />
        <div className={css({ display: 'grid', gap: '2', marginTop: '3' })}>
          {offer.bedGroups.map((bed) => (
            <LinkButton key={bed.id} asChild fullWidth>
              <Link
                to={paths.bookingPrepare(
                  {
                    propertyId,
                    roomId,
                    rateId: offer.epsRateId,
                    bedGroupId: bed.id,
                    isPackageRate: offer.isPackageRate,
                    paymentPrice,
                    stay,
                    previousTravelId: travelId,
                  },
                  continues ? { priceCheckId: continues } : undefined,
                )}
              >
                {offer.bedGroups.length > 1 ? `${bed.description}で変更へ進む` : '変更へ進む'}
                <VisuallyHidden>
                  ({roomName}・{meals}・差額 {formatYenDifference(difference)})
                </VisuallyHidden>
              </Link>
            </LinkButton>
          ))}
        </div>
      </div>
    </div>
  );
}
