/** `100-0005`, however the seven digits were typed; null for anything else. */
export function readPostalCode(typed: string): string | null {
  const digits = typed
    .normalize('NFKC')
    .replace(/^\s*〒/, '')
    .replaceAll(/[\s‐‑–—―−ー-]/g, '');
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : null;
}
