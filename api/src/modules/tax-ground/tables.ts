import type { Selectable } from 'kysely';
import type { HotelTaxBasis } from '../../graphql/__generated__/schema-types.ts';

/** On what the tax of stays at a hotel rests, as an operator found out. The newest of a hotel counts; none ever changes. */
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
  recorded_by: string;
  created_at: Date;
}

export interface TaxGroundTables {
  hotel_tax_grounds: HotelTaxGroundTable;
}

export type HotelTaxGroundRow = Selectable<HotelTaxGroundTable>;
