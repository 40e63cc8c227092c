import { lazyWithRetry } from '@yado/shared/components/lazy-with-retry';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { TripsPage } from '../../components/TripsPage.tsx';
import { usePoll } from '../../lib/use-poll.ts';
import { isSettling } from '../../lib/cancel-choice.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { ArrangedElsewhere } from './ArrangedElsewhere.tsx';
import { TripActions } from './TripActions.tsx';
import { TripContacts } from './TripContacts.tsx';
import { TripHeader } from './TripHeader.tsx';
import { TripHotel } from './TripHotel.tsx';
import { TripNotice } from './TripNotice.tsx';
import { TripPayment } from './TripPayment.tsx';
import { TripReceipts } from './TripReceipts.tsx';
import { TripRooms } from './TripRooms.tsx';
import { TripSharing } from './TripSharing.tsx';
import { TripTimeline } from './TripTimeline.tsx';
import { useRefreshTrip } from './use-refresh-trip.ts';
import type { TripDetail_travel$key } from './__generated__/TripDetail_travel.graphql';

/** Downloaded by operators alone. */
const OperatorRefund = lazyWithRetry(async () => {
  const part = await import(/* webpackChunkName: "DeskRefund" */ '../../desk/OperatorRefund.tsx');
  return part.OperatorRefund;
});

const OperatorBilledTax = lazyWithRetry(async () => {
  const part = await import(/* webpackChunkName: "DeskBilledTax" */ '../../desk/OperatorBilledTax.tsx');
  return part.OperatorBilledTax;
});

const POLL_MS = 4_000;

const column = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'minmax(0, 1fr)',
  _print: { display: 'block', '& > * + *': { marginTop: '4' } },
});

interface Props {
  travel: TripDetail_travel$key;
  viewer: Viewer | null;
}

/** Everything that a cancellation can change is below this fragment, so that its answer brings the screen up to date. */
export function TripDetail({ travel, viewer }: Props) {
  const trip = useFragment(
    graphql`
      fragment TripDetail_travel on Travel {
        id
        status
        replacement {
          state
        }
        expediaHotelRooms {
          status
          cancelPending
          changePending
        }
        updateTimeline {
          __typename
          ... on TravelHistory {
            historyType
            createdAt
          }
        }
        ...TripHeader_travel
        ...TripNotice_travel
        ...ArrangedElsewhere_travel
        ...TripActions_travel
        ...TripRooms_travel
        ...TripHotel_travel
        ...TripTimeline_travel
        ...TripPayment_travel
        ...TripReceipts_travel
        ...TripSharing_travel
        ...TripContacts_travel
        ...OperatorRefund_travel
        ...OperatorBilledTax_travel
      }
    `,
    travel,
  );
  const refresh = useRefreshTrip(trip.id);
  usePoll(isSettling(trip), POLL_MS, refresh);
  return (
    <TripsPage>
      <TripHeader travel={trip} />
      <TripActions travel={trip} viewer={viewer} />
      <TripNotice travel={trip} />
      <ArrangedElsewhere travel={trip} />
      <div
        className={css({
          display: 'grid',
          gap: '6',
          alignItems: 'start',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' },
          _print: { display: 'block', '& > * + *': { marginTop: '4' } },
        })}
      >
        <div className={column}>
          <TripRooms travel={trip} onChanged={refresh} />
          <TripHotel travel={trip} />
          <TripTimeline travel={trip} viewer={viewer} onChanged={refresh} />
        </div>
        <div className={column}>
          <TripPayment travel={trip} />
          <TripReceipts travel={trip} />
          {viewer?.role === 'OPERATOR' && (
            <Suspense>
              <OperatorRefund travel={trip} onChanged={refresh} />
              <OperatorBilledTax travel={trip} />
            </Suspense>
          )}
          <TripSharing travel={trip} viewer={viewer} />
          <TripContacts travel={trip} />
        </div>
      </div>
    </TripsPage>
  );
}
