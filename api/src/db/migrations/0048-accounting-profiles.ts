import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A company's own formats of accounting files. Deleted ones stay, for their names in the log of fetches.
  `create table accounting_profiles (
    id text primary key,
    company_id text not null references companies (id),
    name text not null,
    charset text not null check (charset in ('UTF_8', 'SHIFT_JIS')),
    date_format text not null check (date_format in ('SLASHES', 'HYPHENS', 'COMPACT')),
    sign text not null check (sign in ('MINUS', 'SIDES')),
    has_header boolean not null,
    columns jsonb not null,
    updated_by text not null references users (id),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3)
  )`,
  `create index accounting_profiles_company on accounting_profiles (company_id, created_at) where deleted_at is null`,
];
