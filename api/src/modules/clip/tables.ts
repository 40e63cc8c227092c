import type { Generated, Selectable } from 'kysely';
import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import type { Stored } from '../../adapters/supplier/stored/stored.ts';
import type { Stay } from '../rate/stay.ts';
import type { PropertySnapshot } from '../travel/property-snapshot.ts';

/** Dates and guests for which a rate was looked at. */
export type ClippedStay = Pick<Stay, 'checkin' | 'checkout' | 'occupancies'>;

export interface ClippedHotelRateTable {
  id: string;
  user_id: string;
  property_id: string;
  room_id: string;
  rate_id: string;
  is_package: boolean;
  hotel_name_en: string;
  /** IANA zone of the hotel. */
  time_zone: string;
  /** The hotel with this one room, for when the catalog no longer has it. */
  content: Stored<HotelContent>;
  created_at: Date;
  /** Null in what earlier releases saved, and where none was named. */
  stay: Generated<ClippedStay | null>;
  /** For all of that stay, in yen, as it was shown to the person; null without a stay. */
  payment_price: Generated<number | null>;
}

/** A hotel's page for people without an account; one link per branch and hotel. */
export interface HotelShareTable {
  id: string;
  branch_id: string;
  property_id: string;
  key_hash: string;
  key_sealed: string;
  hotel_name_en: string;
  time_zone: string;
  property_snapshot: PropertySnapshot;
  shared_by: string;
  created_at: Date;
}

export interface ClipTables {
  clipped_hotel_rates: ClippedHotelRateTable;
  hotel_shares: HotelShareTable;
}

export type ClipRow = Selectable<ClippedHotelRateTable>;
export type HotelShareRow = Selectable<HotelShareTable>;
