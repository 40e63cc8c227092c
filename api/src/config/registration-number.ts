/**
 * Whether the text is a registration number of an issuer of qualified invoices: `T` and a corporate number, whose
 * first digit checks the other twelve (National Tax Agency: 9 - (Σ digit × 1 or 2, from the right) mod 9).
 */
export function isRegistrationNumber(text: string): boolean {
  const match = /^T(\d)(\d{12})$/.exec(text);
  if (!match) return false;
  const [, check, body = ''] = match;
  const sum = [...body]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (1 + (index % 2)), 0);
  return Number(check) === 9 - (sum % 9);
}
