import type { GuestDraft } from './draft.ts';
import type { BranchEmployee } from './employees.ts';

type Name = Pick<GuestDraft, 'familyName' | 'givenName'>;

/**
 * The guest under a name that was typed. Where family and given name both differ from those of the employee's last stay
 * it is another person; with one of them it is the same, spelled or named in another way.
 */
export function renameGuest(guest: GuestDraft, employees: readonly BranchEmployee[]): GuestDraft {
  const known = employees.find(({ id }) => id === guest.employeeId)?.guestName;
  if (!known || isSame(guest.familyName, known.familyName) || isSame(guest.givenName, known.givenName)) {
    return guest;
  }
  return { ...guest, employeeId: null };
}

/** Whether the guest is called so, in whatever case. */
export const hasName = (guest: Name, known: Name): boolean =>
  isSame(guest.familyName, known.familyName) && isSame(guest.givenName, known.givenName);

const isSame = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();
