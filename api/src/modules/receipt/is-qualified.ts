import { provesTax } from '../invoice/invoice-lines.ts';
import type { ReceiptLineRow, ReceiptRow } from './tables.ts';

/** Whether a receipt, or what corrects one, is a qualified one: it proves the tax of at least one line itself. */
export function isQualifiedReceipt(
  { issuer }: Pick<ReceiptRow, 'issuer'>,
  lines: readonly Pick<ReceiptLineRow, 'price' | 'tax_rate_percent' | 'tax_basis'>[],
): boolean {
  return provesTax(
    lines.map((line) => ({
      price: line.price,
      taxRatePercent: line.tax_rate_percent,
      taxBasis: line.tax_basis,
    })),
    issuer,
  );
}
