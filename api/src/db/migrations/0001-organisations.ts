import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table companies (
    id text primary key,
    code text not null unique,
    name text not null,
    created_at timestamptz(3) not null default now()
  )`,
  `create table agencies (
    id text primary key,
    name text not null,
    logo_url text,
    cms_content_id_of_terms text,
    privacy_policy_url text,
    header_contact_mail text,
    header_contact_phone text,
    faq_url text,
    license_number text,
    special_remarks text,
    special_agency_name text,
    available_payment_method text not null default 'CREDIT_CARD_AND_INVOICE'
      check (available_payment_method in ('CREDIT_CARD_ONLY', 'INVOICE_ONLY', 'CREDIT_CARD_AND_INVOICE')),
    normal_travel_contact_text text,
    emergency_travel_contact_text text,
    public_origin text,
    created_at timestamptz(3) not null default now()
  )`,
  `create table branches (
    id text primary key,
    company_id text not null references companies (id),
    agency_id text references agencies (id),
    name text not null,
    company_id_by_employee text,
    department_id_by_employee text,
    postal_code text,
    state text,
    city_and_line text,
    phone text,
    phone_extension text,
    status text not null default 'ACTIVE' check (status in ('PENDING', 'ACTIVE', 'SUSPENDED', 'CLOSED')),
    cash_balance int8 not null default 0 check (cash_balance >= 0),
    available_payment_method text not null default 'CREDIT_CARD_AND_INVOICE'
      check (available_payment_method in ('CREDIT_CARD_ONLY', 'INVOICE_ONLY', 'CREDIT_CARD_AND_INVOICE')),
    stripe_customer_id text unique,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`,
  `create index branches_company on branches (company_id)`,
  `create index branches_agency on branches (agency_id)`,
  `create table users (
    id text primary key,
    firebase_uid text not null unique,
    email text not null,
    name text not null,
    role text not null check (role in ('EMPLOYEE', 'COMPANY_ADMIN', 'AGENCY', 'OPERATOR')),
    status text not null default 'ACTIVE' check (status in ('INVITED', 'ACTIVE', 'DELETED')),
    branch_id text references branches (id),
    agency_id text references agencies (id),
    valid_after timestamptz(3) not null default '1970-01-01T00:00:00Z',
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    check ((role in ('EMPLOYEE', 'COMPANY_ADMIN')) = (branch_id is not null)),
    check ((role = 'AGENCY') = (agency_id is not null))
  )`,
  `create unique index users_email on users (lower(email)) where status <> 'DELETED'`,
  `create unique index users_one_admin on users (branch_id) where role = 'COMPANY_ADMIN' and status <> 'DELETED'`,
  `create index users_branch on users (branch_id, created_at, id)`,
  `create table credit_cards (
    id text primary key,
    branch_id text not null references branches (id),
    nickname text not null,
    brand text not null,
    last4 text not null,
    exp_year int4 not null,
    exp_month int4 not null,
    payment_method_id text not null unique,
    stripe_customer_id text not null,
    registered_by text references users (id),
    created_at timestamptz(3) not null default now(),
    deleted_at timestamptz(3)
  )`,
  `create index credit_cards_branch on credit_cards (branch_id, created_at)`,
  `create table card_registrations (
    id text primary key,
    branch_id text not null references branches (id),
    user_id text not null references users (id),
    idempotency_key text not null,
    input_hash text not null,
    nickname text not null,
    setup_intent_id text unique,
    credit_card_id text references credit_cards (id),
    created_at timestamptz(3) not null default now(),
    unique (branch_id, idempotency_key)
  )`,
];
