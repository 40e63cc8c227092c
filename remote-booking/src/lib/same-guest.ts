import type { GuestDraft } from './draft.ts';

type Person = Pick<GuestDraft, 'familyName' | 'givenName' | 'employeeId'>;

const nobody: Person = { familyName: '', givenName: '', employeeId: null };

/** Whether one person is named for every room of several. */
export function isSameGuest(guests: readonly GuestDraft[]): boolean {
  const [first, ...others] = guests;
  if (!first || others.length === 0 || `${first.familyName}${first.givenName}`.trim() === '') return false;
  return others.every(
    ({ familyName, givenName, employeeId }) =>
      familyName === first.familyName && givenName === first.givenName && employeeId === first.employeeId,
  );
}

/** Names the first room's guest for every room; smoking and wishes stay with their room. */
export function withFirstGuest(guests: readonly GuestDraft[]): GuestDraft[] {
  const { familyName, givenName, employeeId } = guests[0] ?? nobody;
  return guests.map((guest) => ({ ...guest, familyName, givenName, employeeId }));
}

/** Leaves the other rooms to be filled in. */
export function withFirstGuestOnly(guests: readonly GuestDraft[]): GuestDraft[] {
  return guests.map((guest, room) => (room === 0 ? guest : { ...guest, ...nobody }));
}
