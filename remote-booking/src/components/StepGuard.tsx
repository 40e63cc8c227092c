import { Link, Navigate } from '@yado/shared/router';
import { type BookingStep, paths } from '@yado/shared/routing/paths';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { type ReactNode, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AttemptContext } from '../lib/attempt.ts';
import { BookedAlready } from './BookedAlready.tsx';
import { DraftProvider } from './DraftProvider.tsx';
import { StepOrder } from './StepOrder.tsx';
import { useFreshAttempt } from './use-fresh-attempt.ts';
import type { StepGuard_booking$key } from './__generated__/StepGuard_booking.graphql';

interface Props {
  booking: StepGuard_booking$key | null | undefined;
  step: BookingStep;
  /** The client's booking key, from the address. */
  attempt: string;
  children: ReactNode;
}

/**
 * Lets a step be shown when it is its turn, with the draft open below it. What was already booked leads to its trip,
 * whatever step is opened, and what is being booked to the step that waits for the outcome; a foreign preparation does
 * not exist.
 */
export function StepGuard({ booking, step, attempt, children }: Props) {
  const prepared = useFragment(
    graphql`
      fragment StepGuard_booking on PreparedBooking {
        priceCheckId
        state
        travel {
          id
          status
        }
        ...DraftProvider_booking
        ...StepOrder_booking
      }
    `,
    booking,
  );
  const priceCheckId = prepared?.priceCheckId ?? '';
  const at = useMemo(() => ({ priceCheckId, key: attempt }), [priceCheckId, attempt]);
  useFreshAttempt(priceCheckId);
  if (!prepared) {
    return (
      <EmptyState
        headingLevel={1}
        title="この予約手続きは見つかりません"
        action={
          <LinkButton asChild>
            <Link to={paths.search()}>ホテルを探す</Link>
          </LinkButton>
        }
      >
        手続きの期限が過ぎたか、URLが正しくありません。
      </EmptyState>
    );
  }
  if (prepared.travel && prepared.travel.status !== 'FAILED') {
    return <BookedAlready priceCheckId={priceCheckId} travelId={prepared.travel.id} />;
  }
  const isBooking = prepared.state === 'BOOKING';
  if (isBooking && step !== 'confirm') return <Navigate to={paths.bookingConfirm(at)} replace />;
  return (
    <AttemptContext value={at}>
      <DraftProvider booking={prepared}>
        {isBooking ? (
          children
        ) : (
          <StepOrder booking={prepared} step={step} attempt={at}>
            {children}
          </StepOrder>
        )}
      </DraftProvider>
    </AttemptContext>
  );
}
