import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Invited people have no identity yet, and who was deleted may be invited again with the same one.
  `alter table users alter column firebase_uid drop not null`,
  `alter table users drop constraint users_firebase_uid_key`,
  `create unique index users_firebase_uid on users (firebase_uid) where status <> 'DELETED'`,
  `alter table users add check (status <> 'ACTIVE' or firebase_uid is not null)`,
  `alter table users add column identity_read_at timestamptz(3)`,
  `alter table users add column session_seen_at timestamptz(3)`,
  `create index users_role on users (role, created_at, id)`,
  `create index users_agency on users (agency_id, created_at, id) where agency_id is not null`,
  `create index branches_created on branches (created_at, id)`,
  `create table invitations (
    id text primary key,
    user_id text not null unique references users (id),
    code_hash text not null unique,
    invited_by text not null references users (id),
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  `create table password_codes (
    id text primary key,
    code_hash text not null unique,
    email text not null,
    secret_hash text not null,
    tries int4 not null default 0,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3)
  )`,
  `create index password_codes_expiry on password_codes (expires_at)`,
  `create table account_tasks (
    id text primary key,
    kind text not null check (kind in ('INVITATION_MAIL', 'PASSWORD_CODE_MAIL', 'CREATE_ACCOUNT',
      'FIRST_PASSWORD_MAIL', 'REVOKE_SESSIONS', 'READ_IDENTITY')),
    subject_id text not null,
    sealed text,
    created_at timestamptz(3) not null,
    tries int4 not null default 0,
    next_try_at timestamptz(3) not null,
    done_at timestamptz(3)
  )`,
  `create index account_tasks_due on account_tasks (next_try_at) where done_at is null`,
  `create table ended_sessions (
    id text primary key,
    ended_at timestamptz(3) not null
  )`,
];
