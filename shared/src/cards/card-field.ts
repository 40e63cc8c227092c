export type CardField = 'number' | 'expiry' | 'cvc';

const fields: Readonly<Record<string, CardField>> = {
  incomplete_number: 'number',
  incorrect_number: 'number',
  invalid_number: 'number',
  incomplete_expiry: 'expiry',
  invalid_expiry_month: 'expiry',
  invalid_expiry_month_past: 'expiry',
  invalid_expiry_year: 'expiry',
  invalid_expiry_year_past: 'expiry',
  expired_card: 'expiry',
  incomplete_cvc: 'cvc',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
};

/** The field that an error of the card provider is about; null for what concerns the whole card. */
export function findCardField(code: string | undefined): CardField | null {
  return fields[code ?? ''] ?? null;
}
