import type { Generated, Selectable } from 'kysely';
import type { Instant, NullableInstant } from '../../db/column-types.ts';
import type { Changes } from '../organization/update-as-seen.ts';

export interface AgencyChangeTable {
  id: string;
  agency_id: string;
  /** Null: an administrator of the platform, by command. */
  changed_by: string | null;
  columns: Changes;
  created_at: Instant;
}

export interface AgencyChangeMailTable {
  id: string;
  /** The first change that the mail is about: it names the later ones, too. */
  change_id: string;
  agency_id: string;
  /** The agency user whom it goes to; null: to `email`. */
  user_id: string | null;
  /** The address that customers asked about invoices until the change. */
  email: string | null;
  created_at: Instant;
  sent_at: NullableInstant;
  /** The relay refused the recipient for good. */
  refused_at: NullableInstant;
  tries: Generated<number>;
  next_try_at: Instant;
}

export interface AgencyChangeTables {
  agency_changes: AgencyChangeTable;
  agency_change_mails: AgencyChangeMailTable;
}

/** A change with who made it. */
export type AgencyChangeRow = Selectable<AgencyChangeTable> & {
  user_name: string | null;
  user_role: 'EMPLOYEE' | 'COMPANY_ADMIN' | 'AGENCY' | 'OPERATOR' | null;
};
export type AgencyChangeMailRow = Selectable<AgencyChangeMailTable>;
