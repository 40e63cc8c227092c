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

/** Who proves the tax of a line: the paper itself, the hotel's own, nobody in full, or there is none. */
export type TaxProof = 'QUALIFIED' | 'HOTEL' | 'UNREGISTERED' | 'OUTSIDE';

/** Papers of releases without grounds were issued as qualified ones. */
export function getProof(line: { taxRatePercent: number | null; taxBasis?: TaxBasis | null }): TaxProof {
  if (line.taxRatePercent === null) return 'OUTSIDE';
  return line.taxBasis === 'HOTEL' || line.taxBasis === 'UNREGISTERED' ? line.taxBasis : 'QUALIFIED';
}
