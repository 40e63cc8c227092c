import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Each paper as it was issued, never written again: invoices, receipts and what corrects them.
  `create table papers (
    id text primary key,
    kind text not null check (kind in ('INVOICE', 'RECEIPT', 'RETURN')),
    edition text not null check (edition in ('ISSUED', 'VOID', 'COPY')),
    number text not null,
    branch_id text not null references branches (id),
    invoice_id text references invoices (id),
    receipt_id text references receipts (id),
    issued_on date not null,
    issuer text not null,
    addressee text not null,
    total_price int8 not null,
    sha256 text not null,
    size int4 not null,
    stored_at timestamptz(3) not null,
    check ((invoice_id is null) <> (receipt_id is null)),
    unique (invoice_id, edition),
    unique (receipt_id, edition)
  )`,
  `create index papers_branch on papers (branch_id, issued_on, id)`,
  `create index papers_day on papers (issued_on, id)`,
  // Apart, so that no list reads them.
  `create table paper_bytes (
    paper_id text primary key references papers (id),
    bytes bytea not null
  )`,
  // Who fetched what and when: one paper, or (without one) the papers of a filter in one file.
  `create table paper_fetches (
    id text primary key,
    branch_id text not null references branches (id),
    user_id text not null references users (id),
    paper_id text references papers (id),
    filter jsonb,
    paper_count int4 not null,
    asked_at timestamptz(3) not null,
    fetched_at timestamptz(3),
    check ((paper_id is null) <> (filter is null))
  )`,
  `create index paper_fetches_branch on paper_fetches (branch_id, fetched_at, id)`,
];
