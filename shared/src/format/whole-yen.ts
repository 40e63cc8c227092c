/** Yen as somebody typed them, in whatever width and with commas; null for what is no whole number. */
export function wholeYen(typed: string): number | null {
  const digits = typed.normalize('NFKC').replaceAll(',', '').trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
