import type { Selectable } from 'kysely';
import type { Instant } from '../db/column-types.ts';

export interface CallCountTable {
  key: string;
  points: number;
  /** When the count ends, in milliseconds since 1970. */
  expire: number;
  /** From how many points on calls are refused; null where a release before 0027 began the count. */
  most: number | null;
  /** When it came to that, in milliseconds since 1970. */
  used_up_at: number | null;
}

/** Calls that an operator has let through although the count of this key is used up. */
export interface BrakeLiftTable {
  id: string;
  /** Of `call_counts`, whose row may be gone long before. */
  key: string;
  reason: string;
  lifted_by: string;
  created_at: Instant;
  ends_at: Instant;
}

export interface LimitTables {
  call_counts: CallCountTable;
  brake_lifts: BrakeLiftTable;
}

export type BrakeLiftRow = Selectable<BrakeLiftTable>;
