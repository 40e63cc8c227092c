import { CancelTimeline } from '@yado/shared/components/CancelTimeline';
import { formatOccupancy } from '@yado/shared/format/counts';
import { formatInstant } from '@yado/shared/format/instants';
import { formatYen } from '@yado/shared/format/yen';
import { openNumberText } from '@yado/shared/format/open-number-text';
import { packageLabel } from '@yado/shared/format/package-label';
import { serverNow } from '@yado/shared/format/server-clock';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { smokingText } from '../../lib/smoking-text.ts';
import { isStayable } from '../../lib/is-stayable.ts';
import { ChangeRoomButton } from './ChangeRoomButton.tsx';
import { RoomStatusBadge } from './RoomStatusBadge.tsx';
import type { TripRoomCard_booked$key } from './__generated__/TripRoomCard_booked.graphql';
import type { TripRoomCard_room$key } from './__generated__/TripRoomCard_room.graphql';
import type { TripRoomCard_travel$key } from './__generated__/TripRoomCard_travel.graphql';

interface Props {
  travel: TripRoomCard_travel$key;
  room: TripRoomCard_room$key;
  /** The same room on the supplier's itinerary; null before there is one. */
  booked: TripRoomCard_booked$key | null;
  /** Reads the trip again. */
  onChanged: () => Promise<void>;
}

export function TripRoomCard({ travel, room, booked, onChanged }: Props) {
  const trip = useFragment(
    graphql`
      fragment TripRoomCard_travel on Travel {
        status
        externalSupplierName
        viewerCanChange
        replacement {
          state
        }
        ...ChangeRoomDialog_travel
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
        isPackageRate
        familyName
        givenName
        specialRequest
        bookingStatus
        paymentPrice
        refundPrice
        cancelRefundPrice
        canceledAt
        cancelReason
        cancelPending
        changePending
        ...RoomStatusBadge_room
        ...ChangeRoomDialog_room
      }
    `,
    room,
  );
  const theirs = useFragment(
    graphql`
      fragment TripRoomCard_booked on ItineraryRoom {
        ...ChangeRoomDialog_booked
        propertyConfirmationId
        smokingWish
        numberOfAdults
        childAges
        rate {
          is3rdParty
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
  const [now] = useState(serverNow);
  const stayable = isStayable(ours);
  const changeable = trip.viewerCanChange && stayable && !ours.cancelPending && !ours.changePending;
  const elsewhere = trip.externalSupplierName !== null;
  const amenities = theirs?.rate.mappedRateAmenities;
  return (
    <Card
      as="article"
      headingLevel={3}
      heading={`${ours.roomNumber}室目 ${ours.roomName}`}
      action={<RoomStatusBadge room={ours} givenUp={trip.replacement?.state === 'CANCELING'} />}
      data-print="block"
    >
      <DescriptionList
        layout="stacked"
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
        })}
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
          {
            term: `${ours.canceledAt ? 'ご予約時の' : ''}宿泊料金(税込)`,
            description: formatYen(ours.paymentPrice),
          },
          {
            term: '料金の種類',
            description: [ours.isPackageRate && packageLabel, theirs?.rate.is3rdParty && '他社からの手配']
              .filter(Boolean)
              .join('、'),
          },
          { term: 'ベッド', description: ours.bedType },
          { term: '喫煙', description: smokingText(theirs?.smokingWish) },
          {
            term: '食事',
            description: !elsewhere && amenities ? amenities.jaMealLabels.join('、') || '食事なし' : null,
          },
          { term: 'インターネット', description: amenities?.wifi ? '無料Wi-Fi' : null },
          {
            term: elsewhere ? '手配先の予約番号' : 'ホテル確認番号',
            description: theirs?.propertyConfirmationId ?? (stayable ? openNumberText : null),
          },
          {
            term: 'キャンセル日時',
            description: ours.canceledAt ? formatInstant(ours.canceledAt, { year: true }) : null,
          },
          {
            term: 'キャンセル料(消費税対象外)',
            description: ours.canceledAt ? formatYen(ours.paymentPrice - (ours.refundPrice ?? 0)) : null,
          },
          { term: 'キャンセルの理由', description: ours.cancelReason },
          {
            term: '返金額',
            description: refundText(ours),
          },
        ]}
      />
      {theirs && changeable && (
        <ChangeRoomButton
          roomNumber={ours.roomNumber}
          travel={trip}
          room={ours}
          booked={theirs}
          onChanged={onChanged}
        />
      )}
      {ours.specialRequest && (
        <RoomSection heading="ホテルへのご要望">
          <p className={css({ whiteSpace: 'pre-line' })}>{ours.specialRequest}</p>
        </RoomSection>
      )}
      {(stayable || ours.bookingStatus === 'PENDING') && theirs && (
        <RoomSection heading="キャンセル料">
          <CancelTimeline
            timeline={theirs.rate.cancelTimeline}
            timeZone={trip.propertyContent.timeZone}
            now={now}
            isOver={trip.status === 'COMPLETED'}
          />
        </RoomSection>
      )}
    </Card>
  );
}

/** All that was returned; when an operator returned some of it, how much the cancellation did. */
function refundText(room: {
  readonly refundPrice?: number | null | undefined;
  readonly cancelRefundPrice?: number | null | undefined;
}): string | null {
  const { refundPrice: all, cancelRefundPrice: ofCancel } = room;
  if (typeof all !== 'number') return null;
  const isMixed = typeof ofCancel === 'number' && ofCancel !== all;
  return isMixed ? `${formatYen(all)}(うちキャンセルによる返金 ${formatYen(ofCancel)})` : formatYen(all);
}

function RoomSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div
      className={css({
        borderTopWidth: '1px',
        borderColor: 'border',
        marginTop: '4',
        paddingTop: '4',
        fontSize: 'sm',
      })}
    >
      <h4 className={css({ color: 'text.muted', fontSize: 'xs', fontWeight: 'normal', marginBottom: '1' })}>
        {heading}
      </h4>
      {children}
    </div>
  );
}
