import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';

interface Clip {
  readonly epsPropertyId: string;
  readonly epsRoomId: string;
  readonly isPackageRate: boolean;
}

interface Rate {
  readonly epsRateId: string;
  readonly bedGroups: readonly { readonly id: string }[];
  readonly pricing: { readonly total: { readonly paymentPrice: number } };
}

/** Where a saved room is booked at a rate of now; null while nothing says how it is furnished. */
export function clipBookingPath(
  { epsPropertyId, epsRoomId, isPackageRate }: Clip,
  { epsRateId, bedGroups, pricing }: Rate,
  stay: Stay,
): string | null {
  const [bed] = bedGroups;
  if (!bed) return null;
  return paths.bookingPrepare({
    propertyId: epsPropertyId,
    roomId: epsRoomId,
    rateId: epsRateId,
    bedGroupId: bed.id,
    isPackageRate,
    paymentPrice: pricing.total.paymentPrice,
    stay,
  });
}
