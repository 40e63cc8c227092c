import type { TaxBasis } from '../../graphql/__generated__/schema-types.ts';
import type { SplitBill, TaxPart } from './bill-parts.ts';
import type { HotelTaxGroundRow } from './tables.ts';

/** What operators know of a hotel. */
export type HotelGround = Pick<
  HotelTaxGroundRow,
  'basis' | 'registration_number' | 'checked_on' | 'consent_on'
>;

/** What the tax of a line rests on; `basis` is null in lines of releases that kept none. */
export interface LineGround {
  basis: TaxBasis | null;
  /** Of who proves it (hotel or arranger), where that counts: PROXY, and HOTEL if it is known. */
  hotelNumber: string | null;
  /** Null where there is no tax. */
  source: TaxSource | null;
}

/** Of whom a line speaks: of the hotel, or of who arranged the trip elsewhere and bills it. */
export type TaxSource = 'HOTEL' | 'BILL';

/** The tax within a trip that was arranged elsewhere, as the bill for it says. */
export interface BilledTax {
  /** Of a bill with parts that of the largest one that is taxed. */
  ratePercent: 8 | 10;
  /** Of all of it. */
  taxPrice: number;
  /** Null: the bill has none, and is no qualified invoice. */
  registrationNumber: string | null;
  /** Of a bill with several rates, or with a part outside of tax; null: the rate is that of the whole price. */
  parts: readonly TaxPart[] | null;
}

/** What papers say of a room's tax already. Rows of before 0052 have no basis, those of before 0072 no source. */
export interface SaidTax extends LineGround {
  ratePercent: number;
}

/** What is known of the tax of a room. */
export interface KnownTax {
  /** Of its hotel, on the day of check-out; null: nothing. */
  ground: HotelGround | null;
  /** The trip was arranged elsewhere. */
  isElsewhere: boolean;
  /** Of such a trip; null: no bill is on record. */
  billed: BilledTax | null;
  /** Stays as it is; null while no paper does. */
  said: SaidTax | null;
  /** The bill by whose parts its price is split: as papers say, else the newest; null: all of it is of one rate. */
  split: SplitBill | null;
}

/** Standard rate; lodging has no reduced one. */
export const CONSUMPTION_TAX_PERCENT = 10;

/** A stay abroad, a cancellation fee. */
export const outside: LineGround = { basis: 'OUTSIDE', hotelNumber: null, source: null };

/**
 * What the tax of a stay in Japan rests on: what is known of who proves it (hotel or arranger), as far as the seller may
 * rely on it. Unknown is HOTEL: who supplies the service owes the qualified invoice. In a hotel's place only an issuer of qualified
 * invoices may issue one (Order for Enforcement of the Consumption Tax Act, article 70-12); what a seller without a number
 * sells itself is a purchase from somebody who issues none.
 */
export function settleGround(
  hotel: HotelGround | null,
  seller: { registrationNumber: string | null },
): Pick<LineGround, 'basis' | 'hotelNumber'> {
  const basis = hotel?.basis ?? 'HOTEL';
  const hotelNumber = hotel?.registration_number ?? null;
  const isIssuer = seller.registrationNumber !== null;
  if (basis === 'OWN') return { basis: isIssuer ? 'OWN' : 'UNREGISTERED', hotelNumber: null };
  if (basis === 'PROXY') return { basis: isIssuer ? 'PROXY' : 'HOTEL', hotelNumber };
  return { basis, hotelNumber };
}

/**
 * Rate and ground of a room whose price has Japanese tax in it, and of whom the ground speaks: as papers say, else what is
 * known of the hotel, else as billed. The rate is the bill's, where there is one.
 */
export function settleTax(
  { ground, isElsewhere, billed, said }: KnownTax,
  seller: { registrationNumber: string | null },
): SaidTax {
  if (said) return { ...said, source: said.source ?? (isElsewhere ? 'BILL' : 'HOTEL') };
  const known = ground ?? (billed && toGround(billed));
  return {
    ...settleGround(known, seller),
    source: isElsewhere && !ground ? 'BILL' : 'HOTEL',
    ratePercent: billed?.ratePercent ?? CONSUMPTION_TAX_PERCENT,
  };
}

/** A bill with a number is a qualified invoice of who arranged the trip; one without proves nothing in full. */
function toGround({ registrationNumber }: BilledTax): HotelGround {
  const basis = registrationNumber === null ? 'UNREGISTERED' : 'HOTEL';
  return { basis, registration_number: registrationNumber, checked_on: null, consent_on: null };
}

/** What proves the tax of a line: the paper itself, one of the hotel or the arranger, nothing in full, or there is none. */
export type TaxProof = 'QUALIFIED' | 'HOTEL' | 'UNREGISTERED' | 'OUTSIDE';

/** Papers of releases without grounds were issued as qualified ones. */
export function getProof(line: { taxRatePercent: number | null; taxBasis?: TaxBasis | null }): TaxProof {
  if (line.taxRatePercent === null) return 'OUTSIDE';
  return line.taxBasis === 'HOTEL' || line.taxBasis === 'UNREGISTERED' ? line.taxBasis : 'QUALIFIED';
}
