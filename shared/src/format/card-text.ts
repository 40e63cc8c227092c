const brands: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  JCB: 'JCB',
  DINERS: 'Diners Club',
  DISCOVER: 'Discover',
  UNIONPAY: '銀聯',
};

/** The brand's own name; 「カード」 for one we do not know. */
export function brandName(brand: string): string {
  return brands[brand] ?? 'カード';
}

/** `03/2028`, as it is printed on cards. */
export function expiryText(month: number, year: number): string {
  return `${String(month).padStart(2, '0')}/${year}`;
}

/** A card is good until the end of its month. */
export function expiryState(month: number, year: number, now: Date): 'good' | 'soon' | 'expired' {
  const monthsLeft = (year - now.getFullYear()) * 12 + (month - 1 - now.getMonth());
  if (monthsLeft < 0) return 'expired';
  return monthsLeft < 2 ? 'soon' : 'good';
}
