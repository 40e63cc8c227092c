import type { InvoiceLineKind } from '../../graphql/__generated__/schema-types.ts';

/** Standard rate; lodging has no reduced one. */
export const CONSUMPTION_TAX_PERCENT = 10;

/** A room of which something has to be billed or credited, as the database compares it. */
export interface UnbilledRoom {
  roomId: string;
  /** Who sold it: an agency, or the platform (null). */
  agencyId: string | null;
  travelId: string;
  travelNumber: string;
  hotelName: string;
  guestName: string;
  checkin: string;
  checkout: string;
  canceled: boolean;
  /** The customer's own codes of the trip. */
  companyCode: string | null;
  departmentCode: string | null;
  /** What the room costs now, less what invoices have billed so far; by whether Japanese tax is in it. */
  taxed: number;
  untaxed: number;
}

export interface NewInvoiceLine {
  kind: InvoiceLineKind;
  travelId: string;
  roomId: string;
  travelNumber: string;
  hotelName: string;
  guestName: string;
  checkin: string;
  checkout: string;
  canceled: boolean;
  companyCode: string | null;
  departmentCode: string | null;
  price: number;
  taxRatePercent: number | null;
}

/**
 * The lines that bring what was billed to what is owed. What is owed less than was billed is a credit: for a
 * canceled room of the cancellation, else of a refund.
 */
export function toInvoiceLines(rooms: readonly UnbilledRoom[]): NewInvoiceLine[] {
  return rooms.flatMap(({ taxed, untaxed, agencyId: _seller, ...room }) => {
    const credit = room.canceled ? 'CANCEL_CREDIT' : 'REFUND_CREDIT';
    const line = (price: number, taxRatePercent: number | null): NewInvoiceLine[] =>
      price === 0 ? [] : [{ ...room, kind: price > 0 ? 'BOOKING' : credit, price, taxRatePercent }];
    return [...line(taxed, CONSUMPTION_TAX_PERCENT), ...line(untaxed, null)];
  });
}

/** What one seller has to bill to a branch. */
export interface SellersLines {
  agencyId: string | null;
  lines: NewInvoiceLine[];
  /** Below zero: credits outweigh what is owed. */
  total: number;
}

/** The same by who sold the rooms, the platform first: each bills what it sold itself. */
export function toLinesBySeller(rooms: readonly UnbilledRoom[]): SellersLines[] {
  return [...Map.groupBy(rooms, ({ agencyId }) => agencyId)]
    .map(([agencyId, sold]) => {
      const lines = toInvoiceLines(sold);
      return { agencyId, lines, total: lines.reduce((sum, { price }) => sum + price, 0) };
    })
    .sort((a, b) => ((a.agencyId ?? '') < (b.agencyId ?? '') ? -1 : 1));
}

export interface TaxTotal {
  taxRatePercent: number | null;
  /** Tax included. */
  price: number;
  taxPrice: number;
}

/** The tax within a price that includes it, in whole yen: rounded toward zero. */
export function computeTaxWithin(price: number, taxRatePercent: number | null): number {
  const rate = taxRatePercent ?? 0;
  return Math.trunc((price * rate) / (100 + rate));
}

/** Totals per rate, the taxed ones first; the tax is rounded (down) once per rate, as the law asks. */
export function sumTaxTotals(lines: readonly { price: number; taxRatePercent: number | null }[]): TaxTotal[] {
  return [...Map.groupBy(lines, ({ taxRatePercent }) => taxRatePercent)]
    .map(([taxRatePercent, group]) => {
      const price = group.reduce((sum, line) => sum + line.price, 0);
      return { taxRatePercent, price, taxPrice: computeTaxWithin(price, taxRatePercent) };
    })
    .sort((a, b) => (b.taxRatePercent ?? -1) - (a.taxRatePercent ?? -1));
}
