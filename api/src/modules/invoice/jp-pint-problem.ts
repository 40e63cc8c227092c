import type { JpPintProblem } from '../../graphql/__generated__/schema-types.ts';
import type { InvoiceRow } from './tables.ts';

/**
 * Where the buyer receives an electronic invoice: as the branch said on the day of issue, else as it says now. It is an
 * address of delivery and no part of what was issued.
 */
export function getBuyerId(
  { addressee }: Pick<InvoiceRow, 'addressee'>,
  branchPeppolId: string | null,
): string | null {
  return addressee.peppolId ?? branchPeppolId;
}

/** JP PINT asks for the electronic addresses of both sides; null where both are known. */
export function findJpPintProblem(
  invoice: Pick<InvoiceRow, 'addressee' | 'issuer'>,
  branchPeppolId: string | null,
): JpPintProblem | null {
  if (invoice.issuer.registrationNumber === null) return 'SELLER_NUMBER_MISSING';
  return getBuyerId(invoice, branchPeppolId) === null ? 'BUYER_ID_MISSING' : null;
}
