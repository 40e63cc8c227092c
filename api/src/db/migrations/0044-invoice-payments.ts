import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A record that was wrong is removed by a mark, so that what an operator did stays known.
  `create table invoice_payments (
    id text primary key,
    invoice_id text not null references invoices (id),
    idempotency_key text not null unique,
    paid_on date not null,
    amount int4 not null check (amount > 0),
    recorded_by text references users (id),
    recorded_at timestamptz(3) not null,
    removed_by text references users (id),
    removed_at timestamptz(3)
  )`,
  `create index invoice_payments_invoice on invoice_payments (invoice_id, paid_on)`,
  // The reason PAYMENT with an invoice is what the release before writes, once for each invoice.
  `alter table credit_entries add column invoice_payment_id text references invoice_payments (id)`,
  `create unique index credit_entries_payment on credit_entries (invoice_payment_id, (amount > 0))
    where invoice_payment_id is not null`,
  `insert into invoice_payments (id, invoice_id, idempotency_key, paid_on, amount, recorded_by, recorded_at)
    select id, id, id, (paid_at at time zone 'Asia/Tokyo')::date, total_price, updated_by, paid_at
    from invoices where status = 'PAID' and paid_at is not null and total_price > 0`,
];
