import { hasPhrase, insertPhrase, removePhrase } from '@yado/shared/format/special-request';
import type { GuestDraft } from './draft.ts';

/** The viewer as a guest of the booking, as the API has it. */
export type OwnGuest = Readonly<Omit<GuestDraft, 'employeeId'>> & { readonly employeeId?: string | null };

export function isOwnGuest(guest: GuestDraft, own: OwnGuest): boolean {
  return guest.employeeId !== null && guest.employeeId === own.employeeId;
}

/** The room with the viewer as its guest; what was typed for the hotel stays beside the viewer's own request. */
export function withOwnGuest(guest: GuestDraft, own: OwnGuest): GuestDraft {
  const { familyName, givenName, smoking, employeeId } = own;
  const { specialRequest: typed } = guest;
  const isThere = own.specialRequest === '' || hasPhrase(typed, own.specialRequest);
  return {
    familyName,
    givenName,
    smoking,
    specialRequest: isThere ? typed : insertPhrase(typed, own.specialRequest, typed.length).text,
    employeeId: employeeId ?? null,
  };
}

/** The room for somebody else: without the viewer's name and requests. */
export function withoutOwnGuest(guest: GuestDraft, own: OwnGuest): GuestDraft {
  const emptied = { ...guest, familyName: '', givenName: '', smoking: false, employeeId: null };
  return withoutOwnRequests(guest, emptied, own);
}

/** What the viewer asks of hotels leaves with the viewer, whatever made somebody else of the guest `before`. */
export function withoutOwnRequests(before: GuestDraft, next: GuestDraft, own: OwnGuest): GuestDraft {
  if (!isOwnGuest(before, own) || isOwnGuest(next, own)) return next;
  return {
    ...next,
    smoking: next.smoking && !own.smoking,
    specialRequest: removePhrase(next.specialRequest, own.specialRequest),
  };
}
