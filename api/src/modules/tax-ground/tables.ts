import type { Generated, Selectable } from 'kysely';
import type { HotelTaxBasis } from '../../graphql/__generated__/schema-types.ts';
import type { TaxPart } from './bill-parts.ts';

/**
 * On what the tax of stays at a hotel rests, as an operator found out. Of those that hold on a day, the one that holds since the
 * latest counts, the newest of such; none ever changes.
 */
export interface HotelTaxGroundTable {
  id: string;
  /** Of the catalog, or `external-` and the trip of one that was arranged elsewhere. */
  property_id: string;
  hotel_name: string;
  basis: HotelTaxBasis;
  /** The hotel's as an issuer of qualified invoices: `T` and 13 digits. */
  registration_number: string | null;
  /** When that was looked up in the public register. */
  checked_on: string | null;
  /** Since when the hotel agrees to papers in its place (媒介者交付特例). */
  consent_on: string | null;
  /** From which check-out day on it holds; null: for every day. */
  valid_from: Generated<string | null>;
  recorded_by: string;
  created_at: Date;
}

/** The tax within a trip that was arranged elsewhere, as the bill for it says. The newest of a trip counts; none ever changes. */
export interface BilledTaxTable {
  id: string;
  travel_id: string;
  rate_percent: 8 | 10;
  tax_price: number;
  /** On the bill, of who issued it; null: the bill has none. */
  registration_number: string | null;
  /** Of a bill that is not of one rate in all; rate and tax above are then that of the largest taxed part, and the sum. */
  parts: readonly TaxPart[] | null;
  recorded_by: string;
  created_at: Date;
}

export interface TaxGroundTables {
  hotel_tax_grounds: HotelTaxGroundTable;
  billed_taxes: BilledTaxTable;
}

export type HotelTaxGroundRow = Selectable<HotelTaxGroundTable>;
