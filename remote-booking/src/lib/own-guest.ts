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
  return {
    familyName: '',
    givenName: '',
    smoking: false,
    specialRequest: removePhrase(guest.specialRequest, own.specialRequest),
    employeeId: null,
  };
}
