import { Navigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { Link } from '@yado/shared/router';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { StepGuard_booking$key } from './__generated__/StepGuard_booking.graphql';

interface Props {
  booking: StepGuard_booking$key | null | undefined;
  children: ReactNode;
}

/** An attempt that was already booked leads to its trip, whatever step is opened; a foreign one does not exist. */
export function StepGuard({ booking, children }: Props) {
  const prepared = useFragment(
    graphql`
      fragment StepGuard_booking on PreparedBooking {
        travel {
          id
          status
        }
      }
    `,
    booking,
  );
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
        手続きの期限が過ぎたか、アドレスが間違っています。
      </EmptyState>
    );
  }
  if (prepared.travel && prepared.travel.status !== 'FAILED') {
    return <Navigate to={paths.bookingCompleted(prepared.travel.id)} replace />;
  }
  return children;
}
