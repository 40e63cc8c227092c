/** One room as it is on paper. Guests and members read it from different types, so it comes as plain values. */
export interface VoucherFacts {
  roomNumber: number;
  roomName: string;
  enRoomName?: string | null;
  bedType?: string | null;
  status: string;
  familyName: string;
  givenName: string;
  checkin: string;
  checkout: string;
  totalNights: number;
  numberOfAdults: number;
  /** Their ages in years, or only how many for readers whom the ages don't concern. */
  children: readonly number[] | number;
  /** Null where the room leaves no choice, or nobody asked. */
  smokingWish?: boolean | null;
  specialRequest?: string | null;
  propertyConfirmationId?: string | null;
  itineraryId?: string | null;
  jaMealLabels: readonly string[];
  enMealLabels: readonly string[];
  /** What the hotel collects for this room, as a decimal string. */
  atHotel?: {
    readonly total: { readonly currency: string; readonly value: string };
    /** The part of it that the hotel names as taxes. */
    readonly mandatoryTaxPrice?: { readonly value: string } | null;
  } | null;
  /** Taxes that the hotel collects, estimated in yen where it doesn't name them itself. */
  localTax?: { readonly total: number; readonly isUpperBound: boolean } | null;
  /** Why there is an estimate or none: ASK_HOTEL where it would say what the room costs, UNKNOWN where nobody knows. */
  localTaxState: string;
  /** Arranged with another supplier: meals and charges at the hotel are not known, the number is the agent's. */
  thirdParty: boolean;
}
