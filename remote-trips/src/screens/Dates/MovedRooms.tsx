import type { CancelSums } from '@yado/shared/format/sum-of-cancel';
import type { Stay } from '@yado/shared/routing/stay';
import { Disclosure } from '@yado/shared/ui/Disclosure';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { Skeleton } from '@yado/shared/ui/Skeleton';
import { Spinner } from '@yado/shared/ui/Spinner';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { MovedRoom } from './MovedRoom.tsx';
import type { MovedRoomsQuery } from './__generated__/MovedRoomsQuery.graphql';

interface Props {
  query: PreloadedQuery<MovedRoomsQuery>;
  travelId: string;
  propertyId: string;
  stay: Stay;
  continues: string | undefined;
  /** Room types of the trip as it is. */
  sameRoomIds: readonly string[];
  sums: CancelSums;
  timeZone: string;
}

const list = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' });

/** What the hotel has on the new days: the same type of room first. */
export function MovedRooms({ query, sameRoomIds, ...choice }: Props) {
  const { expediaHotelRooms } = usePreloadedQuery<MovedRoomsQuery>(
    graphql`
      query MovedRoomsQuery($id: ID!, $stay: RoomsWithRateInput!) @throwOnFieldError {
        expediaHotelRooms(id: $id, roomsWithRateInput: $stay) {
          id
          epsRoomId
          rates {
            id
          }
          ...MovedRoom_room
        }
      }
    `,
    query,
  );
  const free = expediaHotelRooms.filter(({ rates }) => rates.length > 0);
  const same = free.filter(({ epsRoomId }) => sameRoomIds.includes(epsRoomId));
  const others = free.filter((room) => !same.includes(room));
  const show = (rooms: typeof free) =>
    rooms.map((room) => <MovedRoom key={room.id} room={room} {...choice} />);
  if (free.length === 0) {
    return (
      <EmptyState icon="bed" title="この日程に空室はありません" headingLevel={2}>
        宿泊日を変えてお試しください。今の予約はそのままです。
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="moved-rooms" className={list}>
      <h2 id="moved-rooms" className={css({ textStyle: 'h2' })}>
        {same.length > 0 ? '今と同じ部屋タイプ' : 'ほかの部屋タイプ'}
      </h2>
      {same.length === 0 && <p>今と同じ部屋タイプは、この日程では空いていません。</p>}
      {show(same.length > 0 ? same : others)}
      {same.length > 0 && others.length > 0 && (
        <Disclosure summary={`ほかの部屋タイプを見る(${others.length})`}>
          <div className={list}>{show(others)}</div>
        </Disclosure>
      )}
    </section>
  );
}

export function MovedRoomsSkeleton() {
  return (
    <div className={list}>
      <Spinner size="sm" label="空室を調べています" />
      <Skeleton height="14rem" />
      <Skeleton height="14rem" />
    </div>
  );
}
