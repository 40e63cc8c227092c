import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A table of their own: the release before would not know how to word them.
  `create table refund_mails (
    id text primary key,
    travel_id text not null references travels (id),
    refund_id text not null unique references room_refunds (id),
    created_at timestamptz not null,
    sent_at timestamptz,
    tries int4 not null default 0,
    next_try_at timestamptz not null
  )`,
  `create index refund_mails_due on refund_mails (next_try_at) where sent_at is null`,
  `create index refund_mails_travel on refund_mails (travel_id)`,
  // The agency brand's color, written into the HTML of mails.
  `alter table agencies add column mail_color text check (mail_color ~ '^#[0-9A-Fa-f]{6}$')`,
  // What guests abroad read instead of the Japanese lines.
  `alter table agencies add column normal_travel_contact_text_en text`,
  `alter table agencies add column emergency_travel_contact_text_en text`,
];
