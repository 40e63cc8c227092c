import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findEntries } from '../../src/modules/accounting/entry-store.ts';
import { findProfile } from '../../src/modules/accounting/profiles.ts';
import { recordEntries } from '../../src/modules/accounting/record-entries.ts';
import { accountingCsv } from '../../src/modules/document/accounting-csv.ts';
import { sweepInvoices } from '../../src/modules/invoice/jobs.ts';
import { findUnbilledRooms } from '../../src/modules/invoice/unbilled-store.ts';
import { addDays, dayInZone } from '../../src/modules/rate/calendar.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { type CopiedTrip, copyTrip, refundToPayer } from '../invoice/_invoices.ts';
import { bookTrip } from './_documents.ts';

const branchId = 'demo-branch-aozora';
const DAY = 86_400_000;

/** An accounting software as far as this matters: it takes a row under a key that it has not seen, and no other. */
class Ledger {
  readonly #lines = new Map<string, { line: string; price: number; isTaxed: boolean }>();

  /** Throws when a row that it knows has become another. Returns how many rows were new. */
  import(csv: string): number {
    const before = this.#lines.size;
    for (const line of csv.trimEnd().split('\r\n').slice(1)) {
      const [key = ''] = line.split(',');
      const known = this.#lines.get(key);
      if (known && known.line !== line) throw new Error(`${known.line} has become ${line}`);
      const [, tax, price] = /,"([^",]*)",(-?\d+),-?\d+,"JPY",/.exec(line) ?? [];
      if (tax === undefined || price === undefined) throw new Error(`${line} has no amount`);
      this.#lines.set(key, { line, price: Number(price), isTaxed: tax !== '対象外' });
    }
    return this.#lines.size - before;
  }

  sum(isTaxed: boolean): number {
    return [...this.#lines.values()]
      .filter((row) => row.isTaxed === isTaxed)
      .reduce((total, { price }) => total + price, 0);
  }
}

type Event =
  | { kind: 'book'; ahead: number; nights: number; price: number; abroad: boolean }
  | { kind: 'refund'; which: number; share: number; cancel: boolean }
  | { kind: 'rename'; which: number }
  | { kind: 'wait'; days: number }
  | { kind: 'import'; from: number; days: number };

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constant('book' as const),
    ahead: fc.nat(30),
    nights: fc.integer({ min: 1, max: 3 }),
    price: fc.integer({ min: 1, max: 90_000 }),
    abroad: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    which: fc.nat(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    cancel: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('rename' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('import' as const), from: fc.nat(60), days: fc.nat(90) }),
);

let world: BookingWorld;
let now = new Date();
let model = '';

beforeAll(async () => {
  world = await startBookingWorld({ overrides: { clock: () => now } });
  await world.api.app.db
    .updateTable('branches')
    .set({ cash_balance: 2_000_000_000 })
    .where('id', '=', branchId)
    .execute();
  model = (await bookTrip(world.api, world.api.as('admin@aozora.example'), {}, { daysAhead: 45 })).id;
});
afterAll(() => world.close());

const ledger = new Ledger();
/** Rows that a second import of the same file has added. */
let again = 0;
const trips: (CopiedTrip & { back: number; canceled: boolean })[] = [];

async function writeFile(from: string, to: string): Promise<string> {
  const profile = findProfile('money-forward-expense');
  if (!profile) throw new Error('There is no such profile.');
  await recordEntries(world.api.app, branchId);
  const entries = await findEntries(world.api.app.db, { branchId, from, to, until: now });
  return accountingCsv(profile, entries).bytes.toString('utf8');
}

async function happen(next: Event): Promise<void> {
  const today = dayInZone(now, 'Asia/Tokyo');
  switch (next.kind) {
    case 'book': {
      const checkin = addDays(today, next.ahead);
      const checkout = addDays(checkin, next.nights);
      const country = next.abroad ? 'US' : 'JP';
      const trip = await copyTrip(world.api, model, { checkin, checkout, price: next.price, now, country });
      trips.push({ ...trip, back: 0, canceled: false });
      return;
    }
    case 'refund': {
      const trip = trips[next.which % Math.max(1, trips.length)];
      if (!trip) return;
      const amount = Math.floor((trip.price - trip.back) * next.share);
      const cancel = next.cancel && !trip.canceled;
      await refundToPayer(world.api, trip, { amount, now, cancel });
      trip.back += amount;
      trip.canceled ||= cancel;
      return;
    }
    case 'rename': {
      const trip = trips[next.which % Math.max(1, trips.length)];
      if (!trip) return;
      await world.api.app.db
        .updateTable('travel_rooms')
        .set({ family_name: `NAME${next.which}` })
        .where('id', '=', trip.roomId)
        .execute();
      return;
    }
    case 'wait':
      now = new Date(now.getTime() + next.days * DAY);
      return;
    case 'import': {
      const from = addDays(today, -next.from);
      const csv = await writeFile(from, addDays(from, next.days));
      ledger.import(csv);
      again += ledger.import(csv);
    }
  }
}

it('adds up to what trips cost and papers say, however often and over which periods it is imported', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 10, maxLength: 40 }), async (events) => {
      for (const next of events) await happen(next);
      // Far enough for every stay to be over.
      now = new Date(now.getTime() + 60 * DAY);
      const all = await writeFile('2000-01-01', '2099-12-31');
      ledger.import(all);
      expect(again + ledger.import(all)).toBe(0);
      const { price } = await world.api.app.db
        .selectFrom('travels')
        .select('payment_price as price')
        .where('id', '=', model)
        .executeTakeFirstOrThrow();
      const owed = trips.reduce((sum, trip) => sum + trip.price - trip.back, price);
      expect(ledger.sum(true) + ledger.sum(false)).toBe(owed);

      await sweepInvoices(world.api.app);
      const open = await findUnbilledRooms(world.api.app.db, branchId, dayInZone(now, 'Asia/Tokyo'));
      const billed = await world.api.app.db
        .selectFrom('invoice_lines')
        .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
        .select(['invoice_lines.price', 'invoice_lines.tax_rate_percent'])
        .where('invoices.branch_id', '=', branchId)
        .execute();
      const sumOf = (isTaxed: boolean) =>
        billed
          .filter((line) => (line.tax_rate_percent !== null) === isTaxed)
          .reduce((sum, line) => sum + line.price, 0) +
        open.reduce((sum, room) => sum + (isTaxed ? room.taxed : room.untaxed), 0);
      expect([ledger.sum(true), ledger.sum(false)]).toEqual([sumOf(true), sumOf(false)]);
    }),
    // Each run begins where the one before it ended: a smaller example would not be the same one.
    { numRuns: 12, seed: 20_261_127, endOnFailure: true },
  );
  expect(trips.length).toBeGreaterThan(20);
});
