import type { KnownRoom } from '../../adapters/supplier/supplier-itinerary.ts';
import type {
  ChangeRoomDetailsInput,
  ChangeRoomErrorCode,
} from '../../graphql/__generated__/schema-types.ts';
import { guestNameAsKept, isGuestName, isSpecialRequest, textOrNull } from '../travel/validate-guests.ts';
import type { RoomChange, RoomDetails, TravelRoomRow } from '../travel/tables.ts';

export function toRoomDetails(room: TravelRoomRow): RoomDetails {
  return {
    familyName: room.family_name,
    givenName: room.given_name,
    specialRequest: room.special_request,
    smoking: room.smoking,
  };
}

/** The room as it is to be: what the input leaves out stays; an empty special request takes it away. */
export function wantedDetails(room: TravelRoomRow, input: ChangeRoomDetailsInput): RoomDetails {
  const now = toRoomDetails(room);
  return {
    familyName: input.familyName == null ? now.familyName : guestNameAsKept(input.familyName),
    givenName: input.givenName == null ? now.givenName : guestNameAsKept(input.givenName),
    specialRequest: input.specialRequest == null ? now.specialRequest : textOrNull(input.specialRequest),
    smoking: input.smoking ?? now.smoking,
  };
}

/** The same rules as for a booking; null when there is nothing wrong. */
export function findDetailsProblem(
  details: RoomDetails,
  unicodeAllowed: boolean,
): ChangeRoomErrorCode | null {
  if (!isGuestName(details.familyName) || !isGuestName(details.givenName)) return 'INVALID_GUEST_NAME';
  return isSpecialRequest(details.specialRequest, unicodeAllowed) ? null : 'INVALID_SPECIAL_REQUEST';
}

export function sameDetails(one: RoomDetails, other: RoomDetails): boolean {
  return (
    one.familyName === other.familyName &&
    one.givenName === other.givenName &&
    one.specialRequest === other.specialRequest &&
    one.smoking === other.smoking
  );
}

/** What of a room differs. */
export function compareDetails(previous: RoomDetails, next: RoomDetails): RoomChange {
  const names = { previous: toGuestName(previous), next: toGuestName(next) };
  const differs = {
    GUEST_NAME: names.previous !== names.next,
    SMOKING: previous.smoking !== next.smoking,
    SPECIAL_REQUEST: previous.specialRequest !== next.specialRequest,
  };
  const details = (Object.keys(differs) as (keyof typeof differs)[]).filter((detail) => differs[detail]);
  return { details, guestNames: differs.GUEST_NAME ? names : null };
}

function toGuestName({ familyName, givenName }: RoomDetails): string {
  return `${familyName} ${givenName}`;
}

/** Whether the supplier's record says what was asked for; it may write names in capitals. */
export function showsDetails(supplier: KnownRoom | null, wanted: RoomDetails): boolean {
  const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
  return (
    supplier !== null &&
    same(supplier.familyName, wanted.familyName) &&
    same(supplier.givenName, wanted.givenName) &&
    textOrNull(supplier.specialRequest) === wanted.specialRequest &&
    supplier.smoking === wanted.smoking
  );
}
