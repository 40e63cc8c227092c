import { NAME_SEPARATORS } from './name-separators.ts';

interface NamedGuest {
  familyName: string;
  givenName: string;
  employeeId: string | null;
}

/**
 * By what the same guest is known again: as an employee, and by the whole name however it is written: in either order,
 * with or without spaces, apostrophes and hyphens.
 */
export function getGuestKeys(guests: readonly NamedGuest[]): { employeeIds: string[]; names: string[] } {
  const employeeIds = guests.flatMap(({ employeeId }) => employeeId ?? []);
  const names = guests.flatMap(({ familyName, givenName }) => {
    const [family, given] = [nameKey(familyName), nameKey(givenName)];
    return family && given ? [`${family}|${given}`, `${given}|${family}`] : [];
  });
  return { employeeIds, names };
}

function nameKey(name: string): string {
  return [...name.toUpperCase()].filter((sign) => !NAME_SEPARATORS.includes(sign)).join('');
}
