import type { Stay } from '@yado/shared/routing/stay';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { RoomCard } from './RoomCard.tsx';
import type { HotelRoomsQuery } from './__generated__/HotelRoomsQuery.graphql';

interface Props {
  rooms: PreloadedQuery<HotelRoomsQuery>;
  hotelId: string;
  stay: Stay;
  timeZone: string;
}

/** Every room that can be booked for the stay, the cheapest first. */
export function HotelRooms({ rooms, hotelId, stay, timeZone }: Props) {
  const { expediaHotelRooms } = usePreloadedQuery<HotelRoomsQuery>(
    graphql`
      query HotelRoomsQuery($id: ID!, $stay: RoomsWithRateInput!) @throwOnFieldError {
        expediaHotelRooms(id: $id, roomsWithRateInput: $stay) {
          id
          ...RoomCard_room
        }
      }
    `,
    rooms,
  );
  if (expediaHotelRooms.length === 0) {
    return (
      <EmptyState icon="bed" title="この条件では満室です" headingLevel={3}>
        宿泊日や人数を変えると、ご予約いただける場合があります。
      </EmptyState>
    );
  }
  return (
    <>
      <VisuallyHidden as="output">{expediaHotelRooms.length}種類の客室があります</VisuallyHidden>
      <ul className={css({ display: 'grid', gap: '4' })}>
        {expediaHotelRooms.map((room) => (
          <li key={room.id}>
            <RoomCard room={room} hotelId={hotelId} stay={stay} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      <p className={css({ mt: '4', color: 'text.muted', fontSize: 'xs' })}>
        表示の料金は消費税・サービス料込みです。「現地でのお支払い」の宿泊税などは含まれず、ホテルで直接お支払いいただきます。写真はイメージです。
      </p>
    </>
  );
}
