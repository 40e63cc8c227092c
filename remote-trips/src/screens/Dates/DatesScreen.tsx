import { PageTitle } from '@yado/shared/components/PageTitle';
import { RequestBoundary } from '@yado/shared/components/RequestBoundary';
import { formatStay } from '@yado/shared/format/dates';
import { Link, useNavigate } from '@yado/shared/router';
import { bookableDays } from '@yado/shared/routing/bookable-days';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { DateRangePicker } from '@yado/shared/ui/DateRangePicker';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { BackLink } from '../../components/BackLink.tsx';
import { MissingTrip } from '../../components/MissingTrip.tsx';
import { TripsPage } from '../../components/TripsPage.tsx';
import { moveProblem, sumMove } from '../../lib/move-rules.ts';
import { isStayable } from '../../lib/is-stayable.ts';
import { ReplacedTrip } from './ReplacedTrip.tsx';
import { MovedRooms, MovedRoomsSkeleton } from './MovedRooms.tsx';
import type { DatesScreenQuery } from './__generated__/DatesScreenQuery.graphql';
import type { MovedRoomsQuery } from './__generated__/MovedRoomsQuery.graphql';

interface Props {
  data: {
    id: string;
    propertyId: string | null;
    /** Out of the address: the new one. */
    stay: Stay | null;
    /** The price check of a change that came to nothing: the next one continues with what was typed for it. */
    continues?: string;
    trip: PreloadedQuery<DatesScreenQuery>;
    rooms: { query: PreloadedQuery<MovedRoomsQuery> } | null;
  };
}

/** Choose other days, see room by room what they cost more or less, and continue to confirm. */
export function Screen({ data: { id, propertyId, stay, continues, trip, rooms } }: Props) {
  const { travelInDetail: travel } = usePreloadedQuery<DatesScreenQuery>(
    graphql`
      query DatesScreenQuery($id: ID!) @throwOnFieldError {
        travelInDetail(id: $id) {
          viewerCanChangeDates
          startDate
          endDate
          propertyContent {
            epsPropertyId
            name
            timeZone
          }
          expediaHotelRooms {
            bookingStatus
            epsRoomId
            paymentPrice
            refundPrice
            currentPenaltyPrice
          }
          itinerary {
            rooms {
              numberOfAdults
              childAges
            }
          }
          ...ReplacedTrip_travel
        }
      }
    `,
    trip,
  );
  const navigate = useNavigate();
  if (!travel) return <MissingTrip />;
  const { propertyContent: hotel, startDate, endDate } = travel;
  // The itinerary lists the trip's rooms in their order; those that were given up are not booked again.
  const left = travel.expediaHotelRooms.flatMap((room, index) => {
    const booked = travel.itinerary?.rooms[index];
    return booked && isStayable(room) ? [{ room, booked }] : [];
  });
  const occupancies = left.map(({ booked }) => ({
    adults: booked.numberOfAdults,
    childAges: [...booked.childAges],
  }));
  const now = { checkin: startDate, checkout: endDate };
  const wanted = stay && propertyId === hotel.epsPropertyId ? stay : null;
  const problem = wanted && moveProblem(wanted, now);
  const sums = sumMove(left.map(({ room }) => room));
  const move = (dates: { checkin: string; checkout: string }) =>
    void navigate(
      paths.tripDates(id, {
        propertyId: hotel.epsPropertyId,
        stay: { ...dates, occupancies },
        continues,
      }),
      { replace: true, preventScrollReset: true },
    );
  return (
    <TripsPage>
      <PageTitle>宿泊日の変更</PageTitle>
      <PageHeader
        title="宿泊日の変更"
        back={<BackLink to={paths.trip(id)}>予約の詳細</BackLink>}
        description={`${hotel.name}(現在: ${formatStay(startDate, endDate, { year: true })})`}
      />
      {!travel.viewerCanChangeDates || left.length === 0 ? (
        <NotMovable id={id} />
      ) : (
        <div
          className={css({
            display: 'grid',
            gap: '6',
            alignItems: 'start',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' },
          })}
        >
          <div className={css({ display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' })}>
            <DateRangePicker
              label="新しい宿泊日"
              checkin={wanted?.checkin ?? null}
              checkout={wanted?.checkout ?? null}
              onChange={move}
              error={problem}
              {...bookableDays()}
            />
            {wanted && !problem && rooms ? (
              <RequestBoundary what="客室と料金" source={rooms}>
                <Suspense key={`${wanted.checkin} ${wanted.checkout}`} fallback={<MovedRoomsSkeleton />}>
                  <MovedRooms
                    query={rooms.query}
                    travelId={id}
                    propertyId={hotel.epsPropertyId}
                    stay={wanted}
                    continues={continues}
                    sameRoomIds={left.map(({ room }) => room.epsRoomId)}
                    sums={sums}
                    timeZone={hotel.timeZone}
                  />
                </Suspense>
              </RequestBoundary>
            ) : (
              <EmptyState icon="calendar" title="新しい宿泊日を選んでください" headingLevel={2}>
                同じホテルの空室と、今の予約との差額を表示します。宿泊者やご要望は引き継がれます。
              </EmptyState>
            )}
          </div>
          <ReplacedTrip travel={travel} sums={sums} rooms={left.length} />
        </div>
      )}
    </TripsPage>
  );
}

function NotMovable({ id }: { id: string }) {
  return (
    <EmptyState
      icon="calendar"
      title="この予約の宿泊日は変更できません"
      headingLevel={2}
      action={
        <LinkButton asChild>
          <Link to={paths.trip(id)}>予約の詳細へ戻る</Link>
        </LinkButton>
      }
    >
      キャンセル済みか、チェックインの日を過ぎたか、変更やキャンセルの手続き中です。
    </EmptyState>
  );
}
