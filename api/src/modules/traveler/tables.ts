import type { Selectable } from 'kysely';
import type { Instant } from '../../db/column-types.ts';

export interface TravelerProfileTable {
  user_id: string;
  /** Both names or neither, in Latin letters. */
  family_name: string | null;
  given_name: string | null;
  /** Of Japan: digits with the 0 that is dialed within the country. */
  phone: string | null;
  smoking: boolean;
  bed: 'ONE_BED' | 'TWO_BEDS' | null;
  /** 12 to 24; 24 is midnight or later. */
  arrival_hour: number | null;
  updated_at: Instant;
}

export interface TravelerTables {
  traveler_profiles: TravelerProfileTable;
}

export type TravelerProfileRow = Selectable<TravelerProfileTable>;
export type TravelerProfileFields = Omit<TravelerProfileRow, 'updated_at'>;
