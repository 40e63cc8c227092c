import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';

interface Clip {
  readonly epsPropertyId: string;
  readonly epsRoomId: string;
  readonly isPackageRate: boolean;
}

interface Rate {
  readonly epsRateId: string;
  readonly bedGroups: readonly { readonly id: string; readonly description: string }[];
  readonly pricing: { readonly total: { readonly paymentPrice: number } };
}

/** A way to book a saved room. */
export interface ClipBooking {
  bedGroupId: string;
  /** Set where there is a choice of beds. */
  bed: string | null;
  path: string;
}

/** Where a saved room is booked at a rate of now, for each bed it comes with; none while nothing says which. */
export function clipBookings(
  { epsPropertyId, epsRoomId, isPackageRate }: Clip,
  { epsRateId, bedGroups, pricing }: Rate,
  stay: Stay,
): ClipBooking[] {
  return bedGroups.map(({ id: bedGroupId, description }) => ({
    bedGroupId,
    bed: bedGroups.length > 1 ? description : null,
    path: paths.bookingPrepare({
      propertyId: epsPropertyId,
      roomId: epsRoomId,
      rateId: epsRateId,
      bedGroupId,
      isPackageRate,
      paymentPrice: pricing.total.paymentPrice,
      stay,
    }),
  }));
}
