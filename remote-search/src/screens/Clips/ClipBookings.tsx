import { Link } from '@yado/shared/router';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { css } from '#styled/css';
import type { ClipBooking } from '../../lib/clip-booking.ts';

interface Props {
  bookings: readonly ClipBooking[];
  /** What is booked, for screen readers, which don't convey where the links are. */
  name: string;
  /** In a narrow column, which they fill. */
  narrow?: boolean;
}

/** The ways on from a saved rate: one for each kind of bed. */
export function ClipBookings({ bookings, name, narrow }: Props) {
  return bookings.map(({ bedGroupId, bed, path }) => (
    <LinkButton
      key={bedGroupId}
      asChild
      size={narrow ? 'sm' : undefined}
      fullWidth={narrow}
      className={bed ? css({ whiteSpace: 'normal' }) : undefined}
    >
      <Link to={path}>
        {bed ? `${bed}で予約へ進む` : '予約へ進む'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Link>
    </LinkButton>
  ));
}
