import { codeLabels } from '@yado/shared/format/code-labels';
import { CancelTimeline } from '@yado/shared/components/CancelTimeline';
import { PhoneText } from '@yado/shared/components/PhoneText';
import { TextWithPhones } from '@yado/shared/components/TextWithPhones';
import { addressText } from '@yado/shared/format/address-text';
import { formatOccupancy } from '@yado/shared/format/counts';
import { formatStay } from '@yado/shared/format/dates';
import { formatMoney } from '@yado/shared/format/money';
import { formatYen } from '@yado/shared/format/yen';
import { arrangerOf } from '@yado/shared/site/arranger';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { smokingText } from '../../lib/smoking-text.ts';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { ItinerarySheet_booked$key } from './__generated__/ItinerarySheet_booked.graphql';
import type { ItinerarySheet_itinerary$key } from './__generated__/ItinerarySheet_itinerary.graphql';
import type { ItinerarySheet_room$key } from './__generated__/ItinerarySheet_room.graphql';
import type { ItinerarySheet_travel$key } from './__generated__/ItinerarySheet_travel.graphql';

interface Props {
  travel: ItinerarySheet_travel$key;
  itinerary: ItinerarySheet_itinerary$key;
  room: ItinerarySheet_room$key;
  /** The same room on the itinerary. */
  booked: ItinerarySheet_booked$key;
}

/** One room's journey, one A4 page when printed. */
export function ItinerarySheet({ travel, itinerary, room, booked }: Props) {
  const trip = useFragment(
    graphql`
      fragment ItinerarySheet_travel on Travel {
        travelNumber
        externalSupplierName
        companyIdByEmployee
        departmentIdByEmployee
        agency {
          name
          normalTravelContactText
          emergencyTravelContactText
        }
        propertyContent {
          name
          nameEn
          countryCode
          phone
          timeZone
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
              checkoutTime
            }
          }
        }
      }
    `,
    travel,
  );
  const { itineraryId } = useFragment(
    graphql`
      fragment ItinerarySheet_itinerary on Itinerary {
        itineraryId
      }
    `,
    itinerary,
  );
  const ours = useFragment(
    graphql`
      fragment ItinerarySheet_room on ExpediaHotelRoom {
        roomNumber
        roomName
        bedType
        paymentPrice
        propertyPrice {
          total {
            currency
            value
          }
        }
      }
    `,
    room,
  );
  const theirs = useFragment(
    graphql`
      fragment ItinerarySheet_booked on ItineraryRoom {
        familyName
        givenName
        checkin
        checkout
        numberOfAdults
        childAges
        smokingWish
        specialRequest
        propertyConfirmationId
        rate {
          mappedRateAmenities {
            wifi
            jaMealLabels
          }
          cancelTimeline {
            ...CancelTimeline_timeline
          }
        }
      }
    `,
    booked,
  );
  const { propertyContent: hotel } = trip;
  const contacts = arrangerOf(trip.agency);
  const { checkin } = hotel.importantNotes;
  const atHotel = ours.propertyPrice?.total;
  const elsewhere = trip.externalSupplierName !== null;
  const meals = theirs.rate.mappedRateAmenities;
  const id = `itinerary-${ours.roomNumber}`;
  return (
    <article
      aria-labelledby={id}
      className={css({
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'lg',
        bg: 'surface',
        padding: { base: '4', md: '8', _print: '0' },
        _print: {
          bg: 'white',
          borderWidth: '0',
          breakInside: 'avoid',
          breakAfter: 'page',
          '&:last-of-type': { breakAfter: 'auto' },
        },
      })}
    >
      <p
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: '4',
          fontSize: 'sm',
          color: 'text.muted',
          marginBottom: '3',
        })}
      >
        <span>旅程表</span>
        <span className={css({ fontVariantNumeric: 'tabular-nums' })}>予約番号 {trip.travelNumber}</span>
      </p>
      <h2 id={id} className={css({ textStyle: 'h2' })}>
        {hotel.name}
        <span className={css({ srOnly: true })}>({ours.roomNumber}室目)</span>
      </h2>
      <p lang="en" className={css({ color: 'text.muted', marginBottom: '4' })}>
        {hotel.nameEn !== hotel.name && hotel.nameEn}
      </p>
      <DescriptionList
        items={[
          {
            term: '宿泊者',
            description: (
              <strong lang="en">
                {theirs.familyName} {theirs.givenName}
              </strong>
            ),
          },
          { term: '宿泊日', description: formatStay(theirs.checkin, theirs.checkout, { year: true }) },
          {
            term: 'チェックイン',
            description: checkin.beginTime && `${checkin.beginTime} 〜 ${checkin.endTime ?? ''}`,
          },
          { term: 'チェックアウト', description: checkin.checkoutTime && `${checkin.checkoutTime} まで` },
          {
            term: `客室(${ours.roomNumber}室目)`,
            description: [ours.roomName, ours.bedType].filter(Boolean).join('・'),
          },
          {
            term: '人数',
            description: formatOccupancy({ adults: theirs.numberOfAdults, childAges: theirs.childAges }),
          },
          { term: '喫煙', description: smokingText(theirs.smokingWish) },
          { term: '食事', description: elsewhere ? null : meals.jaMealLabels.join('、') || '食事なし' },
          { term: 'インターネット', description: meals.wifi ? '無料WiFi' : null },
          { term: 'ご要望', description: theirs.specialRequest },
          {
            term: elsewhere ? '手配先の予約番号' : 'ホテル確認番号',
            description: theirs.propertyConfirmationId ?? 'ホテルの返事待ち',
          },
          { term: '手配番号', description: itineraryId },
          { term: '宿泊料金(税込)', description: `${formatYen(ours.paymentPrice)}(お支払いの手続き済み)` },
          {
            term: '現地でのお支払い',
            description: elsewhere
              ? '宿泊税などの有無は確認していません'
              : atHotel && formatMoney(atHotel.value, atHotel.currency),
          },
          { term: codeLabels.company, description: trip.companyIdByEmployee },
          { term: codeLabels.department, description: trip.departmentIdByEmployee },
          { term: '住所', description: addressText(hotel.address, hotel.countryCode) },
          { term: '電話', description: hotel.phone && <PhoneText phone={hotel.phone} /> },
          {
            term: 'キャンセル料',
            description: <CancelTimeline timeline={theirs.rate.cancelTimeline} timeZone={hotel.timeZone} />,
          },
          { term: '手配', description: contacts.name },
          {
            term: '変更・キャンセルのご連絡',
            description: contacts.normal && <TextWithPhones text={contacts.normal} />,
          },
          {
            term: '緊急のご連絡',
            description: contacts.emergency && <TextWithPhones text={contacts.emergency} />,
          },
        ]}
      />
    </article>
  );
}
