import type { InvoiceLineKind, TaxBasis } from '../../graphql/__generated__/schema-types.ts';
import { type OpenAmounts, toRateAmounts } from '../tax-ground/rate-amounts.ts';
import {
  getProof,
  type KnownTax,
  outside,
  settleTax,
  type TaxProof,
  type TaxSource,
} from '../tax-ground/settle-ground.ts';

/** A room of which something has to be billed or credited, as the database compares it. */
export interface UnbilledRoom extends KnownTax, OpenAmounts {
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
  /** Null in lines of releases that kept none. */
  taxBasis: TaxBasis | null;
  hotelRegistrationNumber: string | null;
  /** Of whom basis and number are; null without tax. */
  taxSource: TaxSource | null;
  /** The bill of whose parts it is one; null where all is of one rate. */
  billedTaxId: string | null;
}

/** Who issues a paper, as far as the tax of its lines depends on it. */
export interface TaxIssuer {
  registrationNumber: string | null;
}

/**
 * The lines that bring what was billed to what is owed, one for each rate of a room. What is owed less than was billed is a credit: for a
 * canceled room of the cancellation, else of a refund.
 */
export function toInvoiceLines(rooms: readonly UnbilledRoom[], issuer: TaxIssuer): NewInvoiceLine[] {
  return rooms.flatMap(
    ({ taxed, untaxed, split, stay, agencyId: _seller, ground, isElsewhere, billed, said, ...room }) => {
      const credit = room.canceled ? 'CANCEL_CREDIT' : 'REFUND_CREDIT';
      const tax = settleTax({ ground, isElsewhere, billed, said, split }, issuer);
      const amounts = toRateAmounts(room.roomId, { taxed, untaxed, split, stay }, tax.ratePercent);
      return amounts.map(({ price, ratePercent, billedTaxId }): NewInvoiceLine => {
        const { basis, hotelNumber, source } = ratePercent === null ? outside : tax;
        return {
          ...room,
          kind: price > 0 ? 'BOOKING' : credit,
          price,
          taxRatePercent: ratePercent,
          taxBasis: basis,
          hotelRegistrationNumber: hotelNumber,
          taxSource: source,
          billedTaxId,
        };
      });
    },
  );
}

/** What one seller has to bill to a branch. */
export interface SellersLines<Issuer extends TaxIssuer = TaxIssuer> {
  agencyId: string | null;
  issuer: Issuer;
  lines: NewInvoiceLine[];
  /** Below zero: credits outweigh what is owed. */
  total: number;
}

/** The same by who sold the rooms, the platform first: each bills what it sold itself. */
export async function toLinesBySeller<Issuer extends TaxIssuer>(
  rooms: readonly UnbilledRoom[],
  findIssuer: (agencyId: string | null) => Promise<Issuer>,
): Promise<SellersLines<Issuer>[]> {
  const bills: SellersLines<Issuer>[] = [];
  for (const [agencyId, sold] of Map.groupBy(rooms, (room) => room.agencyId)) {
    const issuer = await findIssuer(agencyId);
    const lines = toInvoiceLines(sold, issuer);
    bills.push({ agencyId, issuer, lines, total: lines.reduce((sum, { price }) => sum + price, 0) });
  }
  return bills.sort((a, b) => ((a.agencyId ?? '') < (b.agencyId ?? '') ? -1 : 1));
}

export interface TaxTotal {
  taxRatePercent: number | null;
  proof: TaxProof;
  /** Tax included. */
  price: number;
  taxPrice: number;
}

/** The tax within a price that includes it, in whole yen: rounded toward zero. */
export function computeTaxWithin(price: number, taxRatePercent: number | null): number {
  const rate = taxRatePercent ?? 0;
  return Math.trunc((price * rate) / (100 + rate));
}

export interface TaxedLine {
  price: number;
  taxRatePercent: number | null;
  taxBasis?: TaxBasis | null;
}

const proofs = ['QUALIFIED', 'HOTEL', 'UNREGISTERED', 'OUTSIDE'] as const;

/**
 * Totals per rate, the taxed ones first; the tax is rounded (down) once per rate, as the law asks. What a paper proves
 * itself is separate from what hotels have to prove and from what nobody does.
 */
export function sumTaxTotals(lines: readonly TaxedLine[]): TaxTotal[] {
  return [...Map.groupBy(lines, (line) => `${line.taxRatePercent ?? ''}:${getProof(line)}`).values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { taxRatePercent } = first;
      const price = group.reduce((sum, line) => sum + line.price, 0);
      return {
        taxRatePercent,
        proof: getProof(first),
        price,
        taxPrice: computeTaxWithin(price, taxRatePercent),
      };
    })
    .sort(
      (a, b) =>
        (b.taxRatePercent ?? -1) - (a.taxRatePercent ?? -1) ||
        proofs.indexOf(a.proof) - proofs.indexOf(b.proof),
    );
}

/** Whether a paper with these lines is a qualified one: it proves the tax of at least one of them itself. */
export function provesTax(lines: readonly TaxedLine[], issuer: TaxIssuer): boolean {
  const taxed = lines.filter(({ taxRatePercent }) => taxRatePercent !== null);
  return (
    issuer.registrationNumber !== null &&
    (taxed.length === 0 || taxed.some((line) => getProof(line) === 'QUALIFIED'))
  );
}
