interface NamedGuest {
  familyName: string;
  givenName: string;
  employeeId: string | null;
}

/** By what the same guest is known again: as an employee, and by the whole name however it is written. */
export function guestKeysOf(guests: readonly NamedGuest[]): { employeeIds: string[]; names: string[] } {
  const employeeIds = guests.flatMap(({ employeeId }) => employeeId ?? []);
  const names = guests.flatMap(({ familyName, givenName }) => {
    const [family, given] = [nameKey(familyName), nameKey(givenName)];
    return family && given ? [`${family}|${given}`] : [];
  });
  return { employeeIds, names };
}

function nameKey(name: string): string {
  return name.trim().replaceAll(/ {2,}/g, ' ').toUpperCase();
}
