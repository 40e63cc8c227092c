export interface BranchEmployee {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The name under which they were last booked, in Latin letters. */
  readonly guestName: { readonly familyName: string; readonly givenName: string } | null;
}

export interface EmployeeChoice {
  id: string;
  label: string;
  description: string;
  group: string;
}

/** Whom the typed text can mean, oneself first; all while nothing is typed. */
export function findEmployees(
  employees: readonly BranchEmployee[],
  typed: string,
  myselfId: string | null,
): EmployeeChoice[] {
  const wanted = plain(typed);
  return employees
    .filter((employee) => searchTexts(employee).some((text) => text.includes(wanted)))
    .map(({ id, name, email, guestName }) => ({
      id,
      label: name,
      description: guestName ? `${latinName(guestName)} / ${email}` : email,
      group: id === myselfId ? 'ご本人' : '社員',
    }))
    .sort((one, other) => Number(other.id === myselfId) - Number(one.id === myselfId));
}

export function latinName({ familyName, givenName }: NonNullable<BranchEmployee['guestName']>): string {
  return `${familyName} ${givenName}`.toUpperCase();
}

function searchTexts({ name, email, guestName }: BranchEmployee): string[] {
  const latin = guestName ? [latinName(guestName), `${guestName.givenName} ${guestName.familyName}`] : [];
  return [name, email, ...latin].map(plain);
}

/** 佐藤 美咲, 佐藤美咲 and full-width letters are found alike. */
function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
}
