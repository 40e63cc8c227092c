import { Link } from '@yado/shared/router';
import { stayToBookAgain } from '@yado/shared/routing/book-again';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { roomsTakenAway } from '../../lib/supplier-cancel.ts';
import { DateChangeNotice } from './DateChangeNotice.tsx';
import { DelayedMailNotice } from './DelayedMailNotice.tsx';
import { UndeliveredMailNotice } from './UndeliveredMailNotice.tsx';
import type { TripNotice_travel$key } from './__generated__/TripNotice_travel.graphql';

/** What the trip's state means for the reader and what to do, while there is something to say about it. */
export function TripNotice({ travel }: { travel: TripNotice_travel$key }) {
  const trip = useFragment(
    graphql`
      fragment TripNotice_travel on Travel {
        ...DateChangeNotice_travel
        ...UndeliveredMailNotice_travel
        ...DelayedMailNotice_travel
        status
        startDate
        endDate
        propertyContent {
          epsPropertyId
        }
        expediaHotelRooms {
          id
          roomNumber
          cancelPending
          changePending
        }
        itinerary {
          rooms {
            numberOfAdults
            childAges
          }
        }
        updateTimeline {
          __typename
          ... on TravelHistory {
            historyType
            data {
              ... on RoomCanceledData {
                by
                expediaHotelRoomId
              }
            }
          }
        }
      }
    `,
    travel,
  );
  const { expediaHotelRooms: rooms, itinerary } = trip;
  const takenAway = roomsTakenAway(trip.updateTimeline, rooms);
  // The itinerary lists the trip's rooms in their order. Those that were lost are needed for the days of the trip.
  const lost = itinerary?.rooms.filter((_room, index) => takenAway.some(({ id }) => id === rooms[index]?.id));
  const again = stayToBookAgain({ ...trip, status: 'CANCELED', rooms: lost ?? [] });
  // The region is there before its text, so that a state that ends or begins is read out.
  return (
    <output
      // Takes no room while it is empty: the page's gap is before it.
      className={css({ display: 'grid', gap: '3', _empty: { marginTop: '-6', _print: { display: 'none' } } })}
    >
      {trip.status === 'BOOKING' && (
        <Banner announce="off" title="ホテルの予約を確認しています(確認中)">
          ホテルからの返事を待っています。この画面は自動で更新されますので、同じホテルをもう一度予約しないでください。結果はメールでもお知らせします。
        </Banner>
      )}
      {trip.status === 'FAILED' && (
        <Banner announce="off" tone="error" title="予約は成立しませんでした">
          ホテルの予約は取れておらず、料金は請求されません。お手数ですが、ホテルをもう一度お探しください。
        </Banner>
      )}
      {takenAway.length > 0 && (
        <Banner
          announce="off"
          tone="error"
          title={`ホテル側の都合で客室がキャンセルされました(${takenAway.map(({ roomNumber }) => `${roomNumber}室目`).join('、')})`}
          action={
            <TextLink asChild>
              <Link to={paths.hotel(trip.propertyContent.epsPropertyId, again ?? undefined)}>
                同じホテルの空室を見る
              </Link>
            </TextLink>
          }
        >
          この客室には宿泊できません。返金額は客室の欄でご確認ください。代わりの宿泊先をお探しになるか、お急ぎのときは下の連絡先へお電話ください。
        </Banner>
      )}
      <DateChangeNotice travel={trip} />
      <UndeliveredMailNotice travel={trip} />
      <DelayedMailNotice travel={trip} />
      {rooms.some(({ cancelPending }) => cancelPending) && (
        <Banner announce="off" title="キャンセルを確認しています(確認中)">
          キャンセルの手続きを送り、ホテルからの返事を待っています。この画面は自動で更新されますので、そのままお待ちください。
        </Banner>
      )}
      {rooms.some(({ changePending }) => changePending) && (
        <Banner announce="off" title="変更を確認しています(確認中)">
          客室の変更を送り、ホテルからの返事を待っています。この画面は自動で更新されますので、もう一度変更せずにお待ちください。
        </Banner>
      )}
    </output>
  );
}
