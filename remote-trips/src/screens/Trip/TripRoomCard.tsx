import { CancelTimeline } from '@yado/shared/components/CancelTimeline';
import { formatOccupancy } from '@yado/shared/format/counts';
import { formatInstant } from '@yado/shared/format/instants';
import { formatYen } from '@yado/shared/format/yen';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { isCancelPending } from '../../lib/cancel-choice.ts';
import { RoomStatusBadge } from './RoomStatusBadge.tsx';
import type { TripRoomCard_booked$key } from './__generated__/TripRoomCard_booked.graphql';
import type { TripRoomCard_room$key } from './__generated__/TripRoomCard_room.graphql';
import type { TripRoomCard_travel$key } from './__generated__/TripRoomCard_travel.graphql';

interface Props {
  travel: TripRoomCard_travel$key;
  room: TripRoomCard_room$key;
  /** The same room on the supplier's itinerary; null before there is one. */
  booked: TripRoomCard_booked$key | null;
}

export function TripRoomCard({ travel, room, booked }: Props) {
  const trip = useFragment(
    graphql`
      fragment TripRoomCard_travel on Travel {
        viewerCanCancel
        propertyContent {
          timeZone
        }
      }
    `,
    travel,
  );
  const ours = useFragment(
    graphql`
      fragment TripRoomCard_room on ExpediaHotelRoom {
        roomNumber
        roomName
        bedType
        familyName
        givenName
        specialRequest
        status
        paymentPrice
        currentPenaltyPrice
        refundPrice
        canceledAt
        ...RoomStatusBadge_room
      }
    `,
    room,
  );
  const theirs = useFragment(
    graphql`
      fragment TripRoomCard_booked on ItineraryRoom {
        propertyConfirmationId
        smoking
        numberOfAdults
        childAges
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
  const stays = ours.status === 'BOOKED' || ours.status === 'PENDING';
  const amenities = theirs?.rate.mappedRateAmenities;
  return (
    <Card
      as="article"
      headingLevel={3}
      heading={`${ours.roomNumber}室目 ${ours.roomName}`}
      action={<RoomStatusBadge room={ours} cancelPending={isCancelPending(trip, ours)} />}
      data-print="block"
    >
      <DescriptionList
        items={[
          {
            term: '宿泊者',
            description: (
              <strong lang="en">
                {ours.familyName} {ours.givenName}
              </strong>
            ),
          },
          {
            term: '人数',
            description:
              theirs && formatOccupancy({ adults: theirs.numberOfAdults, childAges: theirs.childAges }),
          },
          { term: 'ベッド', description: ours.bedType },
          { term: '喫煙', description: theirs && (theirs.smoking ? '喫煙室を希望' : '禁煙室を希望') },
          { term: '食事', description: amenities && (amenities.jaMealLabels.join('、') || '食事なし') },
          { term: 'インターネット', description: amenities?.wifi ? '無料WiFi' : null },
          { term: 'ホテルへのご要望', description: ours.specialRequest },
          {
            term: 'ホテル確認番号',
            description:
              theirs?.propertyConfirmationId ??
              (ours.status === 'BOOKED' ? '確認中(ホテルから届きしだい表示します)' : null),
          },
          { term: '宿泊料金', description: `${formatYen(ours.paymentPrice)}(税込)` },
          {
            term: 'キャンセル日時',
            description: ours.canceledAt && formatInstant(ours.canceledAt, { year: true }),
          },
          {
            term: '返金額',
            description:
              ours.refundPrice === null || ours.refundPrice === undefined
                ? null
                : formatYen(ours.refundPrice),
          },
          {
            term: 'キャンセル料',
            description: stays && theirs && (
              <div className={css({ fontSize: 'sm' })}>
                <CancelTimeline
                  timeline={theirs.rate.cancelTimeline}
                  timeZone={trip.propertyContent.timeZone}
                />
              </div>
            ),
          },
        ].map((item) => ({ ...item, description: item.description || null }))}
      />
    </Card>
  );
}
