import { paths } from '@yado/shared/routing/paths';

interface Prepared {
  readonly propertyContent: { readonly epsPropertyId: string };
  readonly room: { readonly epsRoomId: string };
  readonly stay: {
    readonly checkin: string;
    readonly checkout: string;
    readonly occupancies: readonly { readonly adults: number; readonly childAges: readonly number[] }[];
  };
  readonly usingRate: {
    readonly epsRateId: string;
    readonly isPackageRate: boolean;
    readonly bedGroups: readonly { readonly id: string }[];
    readonly pricing: { readonly total: { readonly paymentPrice: number } };
  };
}

/** The address that checks price and room again for the same choice, with what was typed so far. */
export function prepareAgainPath(
  { propertyContent, room, stay, usingRate }: Prepared,
  attempt: string,
): string {
  const choice = {
    propertyId: propertyContent.epsPropertyId,
    roomId: room.epsRoomId,
    rateId: usingRate.epsRateId,
    bedGroupId: usingRate.bedGroups[0]?.id ?? '',
    isPackageRate: usingRate.isPackageRate,
    paymentPrice: usingRate.pricing.total.paymentPrice,
    stay: stayOf(stay),
  };
  return paths.bookingPrepare(choice, attempt);
}

/** The way back to the rooms with dates and guests kept. */
export function roomsPath({ propertyContent, stay }: Pick<Prepared, 'propertyContent' | 'stay'>): string {
  return paths.hotel(propertyContent.epsPropertyId, stayOf(stay));
}

function stayOf({ checkin, checkout, occupancies }: Prepared['stay']) {
  return {
    checkin,
    checkout,
    occupancies: occupancies.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
  };
}
