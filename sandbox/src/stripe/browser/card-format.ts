const GROUPS: Record<string, number[]> = { amex: [4, 6, 5], diners: [4, 6, 4] };
const LENGTHS: Record<string, number> = { amex: 15, diners: 14 };

/** The brand that the first digits show, as Stripe names it. */
export function detectBrand(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^35(2[89]|[3-8])/.test(number)) return 'jcb';
  if (/^3(0[0-5]|095|[689])/.test(number)) return 'diners';
  if (/^6(011|4[4-9]|5)/.test(number)) return 'discover';
  if (number.startsWith('62')) return 'unionpay';
  return 'unknown';
}

export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** How many digits a number with these first digits has. Diners numbers beginning with 30 may have 16. */
export function numberLength(digits: string): number {
  const brand = detectBrand(digits);
  return brand === 'diners' && digits.startsWith('30') ? 16 : (LENGTHS[brand] ?? 16);
}

export function cvcLength(brand: string): number {
  return brand === 'amex' ? 4 : 3;
}

/** The digits of typed text, full-width ones included. */
export function toDigits(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\D/g, '');
}

export function formatNumber(digits: string): string {
  const length = numberLength(digits);
  const groups = length === 16 ? [4, 4, 4, 4] : (GROUPS[detectBrand(digits)] ?? [4, 4, 4, 4]);
  const parts: string[] = [];
  let rest = digits.slice(0, length);
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** Completes a month as it is typed (`5` becomes `05`) and separates it from the year. */
export function formatExpiry(typed: string, deleting: boolean): string {
  const [left = '', right] = typed.normalize('NFKC').split('/');
  let digits = toDigits(typed);
  if (right !== undefined && toDigits(left).length === 1) digits = `0${digits}`;
  if (/^[2-9]/.test(digits) || /^1[3-9]/.test(digits)) digits = `0${digits}`;
  // Autofill and paste give four digits of a year.
  if (/^\d{2}20\d{2}$/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && deleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export type Check = { empty: boolean; complete: boolean; problem: string | null };

/** `left`: the holder went to another field, so what is missing is an error now. */
export function checkNumber(digits: string, left: boolean): Check {
  if (digits === '') return { empty: true, complete: false, problem: null };
  if (digits.length < numberLength(digits)) {
    return { empty: false, complete: false, problem: left ? 'incomplete_number' : null };
  }
  const valid = passesLuhn(digits);
  return { empty: false, complete: valid, problem: valid ? null : 'invalid_number' };
}

export function checkExpiry(digits: string, left: boolean, now: Date): Check {
  if (digits === '') return { empty: true, complete: false, problem: null };
  if (digits.length < 4) return { empty: false, complete: false, problem: left ? 'incomplete_expiry' : null };
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  const thisYear = now.getFullYear();
  let problem: string | null = null;
  if (month < 1 || month > 12) problem = 'incomplete_expiry';
  else if (year < thisYear) problem = 'invalid_expiry_year_past';
  else if (year > thisYear + 50) problem = 'invalid_expiry_year';
  else if (year === thisYear && month < now.getMonth() + 1) problem = 'invalid_expiry_month_past';
  return { empty: false, complete: problem === null, problem };
}

export function checkCvc(digits: string, left: boolean, brand: string): Check {
  if (digits === '') return { empty: true, complete: false, problem: null };
  const complete = digits.length >= cvcLength(brand);
  return { empty: false, complete, problem: complete || !left ? null : 'incomplete_cvc' };
}
