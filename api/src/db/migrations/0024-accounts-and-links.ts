import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * `users_email` is replaced by a wider one, which refuses earlier releases what it refused them before, except an address
 * that somebody waits under elsewhere.
 */
export const requires = '0012-sweeps';

const statements = [
  // An address belongs to who uses it; any number of branches may wish to invite it. Earlier releases, which find out by
  // the index that an address is used, write rows that share nothing.
  `alter table users add column shares_email bool not null default false`,
  `update users set shares_email = true where status = 'INVITED'`,
  `drop index users_email`,
  `create unique index users_email on users (lower(email))
    where status = 'ACTIVE' or (status = 'INVITED' and not shares_email)`,
  `create unique index users_invited_email on users (coalesce(branch_id, agency_id, ''), lower(email))
    where status = 'INVITED'`,
  // In this order releases that read the first of several find the active one.
  `create index users_address on users (lower(email), status) where status <> 'DELETED'`,
  // Which network asked for a code, and when the address got a mail instead of one.
  `alter table password_codes add column asked_by text`,
  `alter table password_codes add column hint_mailed_at timestamptz(3)`,
  `create index password_codes_email on password_codes (email, created_at)`,
  // Until when the guests' link works; null: 30 days from the end of the stay.
  `alter table travels add column public_key_until timestamptz(3)`,
];
