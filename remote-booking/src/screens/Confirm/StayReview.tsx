import { PhoneText } from '@yado/shared/components/PhoneText';
import { addressText } from '@yado/shared/format/address-text';
import { checkInText } from '@yado/shared/format/check-in-text';
import { formatParty } from '@yado/shared/format/counts';
import { formatStay } from '@yado/shared/format/dates';
import { packageLabel } from '@yado/shared/format/package-label';
import { Link } from '@yado/shared/router';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { roomsAgainPath } from '../../lib/prepare-again.ts';
import type { StayReview_booking$key } from './__generated__/StayReview_booking.graphql';

/** Which hotel, which room, which days, and what the plan holds. */
export function StayReview({ booking }: { booking: StayReview_booking$key }) {
  const prepared = useFragment(
    graphql`
      fragment StayReview_booking on PreparedBooking {
        propertyContent {
          name
          nameEn
          phone
          countryCode
          address {
            postalCode
            stateProvinceName
            city
            line1
            line2
          }
          importantNotes {
            checkin {
              beginTime
              endTime
              twentyFourHour
            }
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
          isPackageRate
          mappedRateAmenities {
            jaMealLabels
            freeWiFi
          }
          promotions {
            deal {
              description
            }
            valueAdds {
              description
            }
          }
        }
        ...prepareAgain_booking
      }
    `,
    booking,
  );
  const { propertyContent, room, stay, usingRate } = prepared;
  const { mappedRateAmenities, promotions } = usingRate;
  const checkIn = checkInText(propertyContent.importantNotes.checkin);
  const included = [
    mappedRateAmenities.freeWiFi ? '無料Wi-Fi' : null,
    ...promotions.valueAdds.map(({ description }) => description),
  ].filter(Boolean);
  return (
    <Card
      heading="宿泊内容"
      action={
        <TextLink asChild>
          <Link to={roomsAgainPath(prepared)} aria-label="宿泊内容を変更する">
            変更する
          </Link>
        </TextLink>
      }
    >
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: '3',
          marginBottom: '1',
        })}
      >
        <h3 className={css({ fontWeight: 'bold' })}>{propertyContent.name}</h3>
        <p lang="en" className={css({ textStyle: 'small', color: 'text.muted' })}>
          {propertyContent.nameEn}
        </p>
      </div>
      <DescriptionList
        layout="compact"
        className={css({
          lg: { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: '6' },
        })}
        items={[
          {
            term: '宿泊日',
            description: (
              <>
                {formatStay(stay.checkin, stay.checkout, { year: true })}
                {checkIn && <span className={css({ display: 'block' })}>チェックイン {checkIn}</span>}
              </>
            ),
          },
          { term: '部屋と人数', description: formatParty(stay.occupancies) },
          {
            term: '部屋タイプ',
            description: [room.roomName, room.bedDescription].filter(Boolean).join(' / '),
          },
          { term: '料金の種類', description: usingRate.isPackageRate ? packageLabel : null },
          { term: '食事', description: mappedRateAmenities.jaMealLabels.join('、') || '食事なし' },
          { term: '住所', description: addressText(propertyContent.address, propertyContent.countryCode) },
          {
            term: '電話番号',
            description: propertyContent.phone && <PhoneText phone={propertyContent.phone} />,
          },
          { term: '含まれるもの', description: included.join('、') },
          { term: '割引', description: promotions.deal?.description },
        ]}
      />
    </Card>
  );
}
