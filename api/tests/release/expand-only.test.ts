import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../../src/db/client.ts';
import type { Migration } from '../../src/db/migrations/migration.ts';
import { migrations } from '../../src/db/migrations/migrations.ts';
import { type EarlierRelease, narrowings } from './_narrowings.ts';
import { previousMigrations, previousSources } from './_previous-release.ts';
import { readSchema } from './_schema.ts';

let database: DatabaseHandle;
let db: Kysely<unknown>;
let known: string[];
let earlier: EarlierRelease;
beforeAll(async () => {
  database = await openDatabase({ kind: 'pglite', dataDir: 'memory://' });
  db = database.db as unknown as Kysely<unknown>;
  known = await previousMigrations();
  const sources = await previousSources();
  earlier = {
    deletesFrom: (table) => sources.includes(`deleteFrom('${table}')`),
    knowsValue: (value) => sources.includes(`'${value}'`),
  };
  for (const name of known) await migrations[name]?.up(db);
});
afterAll(() => database.close());

/** What the step would take from the release before it. */
async function narrowedBy(up: Migration['up'], on = db): Promise<string[]> {
  const before = await readSchema(on);
  await up(on);
  return narrowings(before, await readSchema(on), earlier);
}

/** The same of statements, which are undone. */
async function tried(statements: string): Promise<string[]> {
  const tx = await db.startTransaction().execute();
  try {
    return await narrowedBy(async (on) => {
      for (const statement of statements.split(';')) await sql.raw(statement).execute(on);
    }, tx);
  } finally {
    await tx.rollback().execute();
  }
}

describe('a migration since the previous release', () => {
  const narrowing: [string, string, string][] = [
    ['drops a table', 'drop table travel_mails', 'travel_mails.id is gone'],
    ['drops a column', 'alter table travels drop column phone', 'travels.phone is gone'],
    ['renames a column', 'alter table travels rename phone to telephone', 'travels.phone is gone'],
    ['changes a type', 'alter table travels alter phone type varchar(9)', 'travels.phone was text'],
    [
      'requires a column',
      'alter table travels alter city set not null, alter itinerary_id set not null',
      'travels.itinerary_id is required now',
    ],
    [
      'drops a default',
      'alter table travels alter refund_price drop default',
      'travels.refund_price has lost its default',
    ],
    [
      'adds a required column',
      'create table other (); alter table travels add x text not null',
      'travels.x is new and required',
    ],
    [
      'adds a check',
      'alter table travels add check (payment_price > 0)',
      'travels.payment_price: the check is narrower',
    ],
    [
      'takes a value from a check',
      `alter table payments drop constraint payments_type_check; alter table payments add check (type in ('INVOICE'))`,
      'payments.type: the check is narrower',
    ],
    [
      'allows a value that nobody reads yet',
      `alter table payments drop constraint payments_type_check; alter table payments add check (type in ('CREDIT_CARD', 'INVOICE', 'BARTER'))`,
      `payments.type takes BARTER, which the earlier release can't read`,
    ],
    ['makes a column unique', 'create unique index on travels (hotel_name)', 'travels: unique is new'],
    [
      'drops what is unique',
      'alter table travels drop constraint travels_travel_number_key',
      'travels: unique is gone',
    ],
    [
      'adds a foreign key',
      'alter table travels add foreign key (property_id) references properties (id)',
      'travels: the foreign key is new',
    ],
    [
      'keeps rows that are deleted',
      'create table other (x text references price_checks (id))',
      'other keeps rows of price_checks',
    ],
  ];
  const widening: [string, string][] = [
    [
      'adds a table',
      'create table other (id text primary key, travel text not null references travels (id), unique (travel))',
    ],
    [
      'adds columns',
      `alter table travels add x text check (x in ('A')), add y int not null default 0; create unique index on travels (x)`,
    ],
    [
      'allows a value that is read already',
      `alter table travels drop constraint travels_payment_type_check; alter table travels add check (payment_type in ('CREDIT_CARD', 'INVOICE', 'BOOKED'))`,
    ],
  ];
  it.each(narrowing)('that %s is refused', async (_what, statements, complaint) => {
    expect(await tried(statements)).toContainEqual(expect.stringContaining(complaint));
  });
  it.each(widening)('that %s is fine', async (_what, statements) => {
    expect(await tried(statements)).toEqual([]);
  });

  it('takes nothing from that release, unless it contracts what that release does without', async () => {
    expect(known).not.toEqual([]);
    const complaints: string[] = [];
    for (const name of Object.keys(migrations).sort()) {
      const migration = migrations[name];
      if (!migration || known.includes(name)) continue;
      const narrowed = await narrowedBy(migration.up);
      if (migration.requires === undefined) complaints.push(...narrowed.map((each) => `${name}: ${each}`));
      // A contraction comes a release later than what it requires.
      else if (!known.includes(migration.requires))
        complaints.push(`${name}: the previous release does not know ${migration.requires}`);
    }
    expect(complaints).toEqual([]);
  });

  it('requires a migration of the list, or nothing', () => {
    const required = Object.values(migrations).flatMap(({ requires }) => requires ?? []);
    expect(Object.keys(migrations)).toEqual(expect.arrayContaining(required));
  });
});
