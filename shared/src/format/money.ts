import { formatYen } from './yen.ts';

/**
 * An amount in the currency it will be paid in: `¥1,500`, `$12.50`, `₩15,000`, `12.500 KWD`.
 * Takes the amount as a number or as the supplier's decimal string; fraction digits follow ISO 4217.
 */
export function formatMoney(amount: number | string, currency: string): string {
  const value = Number(amount);
  if (currency === 'JPY') return formatYen(value);
  try {
    return new Intl.NumberFormat('ja-JP', { style: 'currency', currency }).format(value);
  } catch {
    return `${value.toLocaleString('ja-JP')} ${currency}`;
  }
}
