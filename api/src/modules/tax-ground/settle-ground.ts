import type { TaxBasis } from '../../graphql/__generated__/schema-types.ts';
import type { HotelTaxGroundRow } from './tables.ts';

/** What operators know of a hotel. */
export type HotelGround = Pick<
  HotelTaxGroundRow,
  'basis' | 'registration_number' | 'checked_on' | 'consent_on'
>;

/** What the tax of a line rests on; `basis` is null in lines of releases that kept none. */
export interface LineGround {
  basis: TaxBasis | null;
  /** The hotel's, where that counts: PROXY, and HOTEL if it is known. */
  hotelNumber: string | null;
}

/** The tax within a trip that was arranged elsewhere, as the bill for it says. */
export interface BilledTax {
  ratePercent: 8 | 10;
  taxPrice: number;
  /** Null: the bill has none, and is no qualified invoice. */
  registrationNumber: string | null;
}

/** What papers say of a room's tax already. Rows of before 0052 have no basis. */
export interface SaidTax extends LineGround {
  ratePercent: number;
}

/** What is known of the tax of a room. */
export interface KnownTax {
  /** Of its hotel, on the day of check-out; null: nothing. */
  ground: HotelGround | null;
  /** Of a trip that was arranged elsewhere; null: no bill is on record. */
  billed: BilledTax | null;
  /** Stays as it is; null while no paper does. */
  said: SaidTax | null;
}

/** Standard rate; lodging has no reduced one. */
export const CONSUMPTION_TAX_PERCENT = 10;

/** A stay abroad, a cancellation fee. */
export const outside: LineGround = { basis: 'OUTSIDE', hotelNumber: null };

/**
 * What the tax of a stay in Japan rests on: what is known of the hotel, as far as the seller may rely on it. Unknown is
 * HOTEL: the hotel supplies the service and owes the qualified invoice. In a hotel's place only an issuer of qualified
 * invoices may issue one (Order for Enforcement of the Consumption Tax Act, article 70-12); what a seller without a number
 * sells itself is a purchase from somebody who issues none.
 */
export function settleGround(
  hotel: HotelGround | null,
  seller: { registrationNumber: string | null },
): LineGround {
  const basis = hotel?.basis ?? 'HOTEL';
  const hotelNumber = hotel?.registration_number ?? null;
  const isIssuer = seller.registrationNumber !== null;
  if (basis === 'OWN') return { basis: isIssuer ? 'OWN' : 'UNREGISTERED', hotelNumber: null };
  if (basis === 'PROXY') return { basis: isIssuer ? 'PROXY' : 'HOTEL', hotelNumber };
  return { basis, hotelNumber };
}

/** Rate and ground of a room whose price has Japanese tax in it: as papers say, else as billed, else what is known of the hotel. */
export function settleTax(
  { ground, billed, said }: KnownTax,
  seller: { registrationNumber: string | null },
): SaidTax {
  if (said) return said;
  const known = ground ?? (billed && toGround(billed));
  return { ...settleGround(known, seller), ratePercent: billed?.ratePercent ?? CONSUMPTION_TAX_PERCENT };
}

/** A bill with a number is the hotel's qualified invoice; one without proves nothing in full. */
function toGround({ registrationNumber }: BilledTax): HotelGround {
  const basis = registrationNumber === null ? 'UNREGISTERED' : 'HOTEL';
  return { basis, registration_number: registrationNumber, checked_on: null, consent_on: null };
}

/** Who proves the tax of a line: the paper itself, the hotel's own, nobody in full, or there is none. */
export type TaxProof = 'QUALIFIED' | 'HOTEL' | 'UNREGISTERED' | 'OUTSIDE';

/** Papers of releases without grounds were issued as qualified ones. */
export function getProof(line: { taxRatePercent: number | null; taxBasis?: TaxBasis | null }): TaxProof {
  if (line.taxRatePercent === null) return 'OUTSIDE';
  return line.taxBasis === 'HOTEL' || line.taxBasis === 'UNREGISTERED' ? line.taxBasis : 'QUALIFIED';
}
