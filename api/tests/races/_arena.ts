import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { sweep } from '../booking/_sweep.ts';
import { findDifferentViews } from '../crash/_different-views.ts';
import { findHotels } from '../crash/_guests.ts';
import { findBreaches, getStanding } from '../crash/_invariants.ts';
import { type OutsideBooks, readOutside } from '../crash/_outside-books.ts';
import { type AttemptRows, readRows } from '../crash/_rows.ts';
import { copyDatabase } from '../_database.ts';
import {
  formatInterleaving,
  type Interleaving,
  type Plan,
  toInterleaving,
  toOrder,
} from './_interleavings.ts';
import { MoneyLog } from './_money-log.ts';
import { operations } from './_operations.ts';
import { meansVariants, namePair, type OperationName } from './_pairs.ts';
import { type RacingApi, startRacingApi } from './_racing-api.ts';
import { branchId, bringSubject, keyOf, operator, type Subject, user } from './_subject.ts';
import { type Side, Turns } from './_turns.ts';

/** A race that was run, and what broke in it. */
export interface Race {
  /** As it was really run; `parseInterleaving` reads it. */
  name: string;
  subject: Subject;
  answers: Record<Side, string>;
  steps: Turns['steps'];
  breaches: string[];
}

/** So much invoice credit that no number of races uses it up. */
const START_YEN = 1_000_000_000;
const usualLengths: Record<Side, number> = { A: 20, B: 20 };
/** Long enough for whatever a timer was set to after a race that lost nothing outside. */
const waits = [0, 1, 2, 5, 15, 60, 180].map((minutes) => minutes * 60_000);

/** One installation with a database of its own, as two processes on which races are run one after the other. */
export class Arena {
  readonly #sides: Record<Side, RacingApi>;
  readonly #turns: Turns;
  readonly #log: MoneyLog;
  readonly #hotels: readonly string[];
  /** How many steps both sides of a kind of race had when it was last run. */
  readonly #lengths = new Map<string, Record<Side, number>>();

  private constructor(
    sides: Record<Side, RacingApi>,
    turns: Turns,
    log: MoneyLog,
    hotels: readonly string[],
  ) {
    this.#sides = sides;
    this.#turns = turns;
    this.#log = log;
    this.#hotels = hotels;
  }

  static async open(): Promise<Arena> {
    const database = await copyDatabase(inject('world').database);
    if (database.kind !== 'postgres') throw new Error('One connection has no races.');
    const [turns, log] = [new Turns(), new MoneyLog()];
    const shared = { database, turns, log, environment: `test-${randomUUID().slice(0, 13)}` };
    const sides = {
      A: await startRacingApi({ ...shared, side: 'A' }),
      B: await startRacingApi({ ...shared, side: 'B' }),
    };
    await sides.A.api.app.db
      .updateTable('branches')
      .set({ cash_balance: START_YEN })
      .where('id', '=', branchId)
      .execute();
    return new Arena(sides, turns, log, await findHotels(sides.A.api.as(user)));
  }

  /** Runs a race as planned; what the first one of its kind is cut into is a guess. */
  async runPlan(plan: Plan): Promise<Race> {
    const kind = `${namePair(plan.pair)}, ${plan.variant}`;
    const race = await this.race(toInterleaving(plan, this.#lengths.get(kind) ?? usualLengths));
    const count = (side: Side) => race.steps.filter((step) => step.side === side).length;
    this.#lengths.set(kind, { A: count('A'), B: count('B') });
    return race;
  }

  /** Runs both operations of the pair, the first one on side A. `patienceMs`: see `Turns`. */
  async race({ pair, variant, order }: Interleaving, patienceMs?: number): Promise<Race> {
    const subject = await bringSubject(this.#sides.A.api, this.#hotels, pair, variant);
    this.#log.clear();
    const breaches: string[] = [];
    const run = (side: Side, name: OperationName) => async () => {
      try {
        return await operations[name](this.#sides[side], subject, this.#turns);
      } catch (error) {
        breaches.push(`${name} failed: ${String(error)}`);
        return 'failed';
      }
    };
    const acts = { A: run('A', pair[0]), B: run('B', pair[1]) };
    const answers = await this.#turns.race(order, acts, patienceMs);
    const { steps } = this.#turns;
    breaches.push(...this.#log.findBreaches(meansVariants[variant]));
    const name = formatInterleaving({ pair, variant, order: toOrder(steps) });
    return { name, subject, answers, steps, breaches };
  }

  /** Waits until nothing of these races moves any more, and adds to each what broke in it. */
  async judge(races: readonly Race[]): Promise<void> {
    const attempts = await this.#settle(races.flatMap(({ subject }) => subject.keys));
    const outsideOf = await readOutside(inject('world'));
    for (const { subject, breaches } of races) {
      const own = attempts.filter(({ tag }) => subject.keys.includes(tag));
      const references = own.map(({ attempt }) => attempt.reference);
      for (const rows of own) {
        const outside = await this.#outsideOf(subject, rows, references, outsideOf);
        // Mails about refunds are in no row of these: R3 counts mails.
        breaches.push(...findBreaches(rows, outside).filter((breach) => !breach.startsWith('mail:')));
        const { A } = this.#sides;
        breaches.push(...(await findDifferentViews([A.api.as(user), A.api.as(operator)], rows.travel)));
        if (getStanding(rows) !== 'settled') breaches.push(`never settled: ${rows.attempt.state}`);
      }
    }
    const credit = await this.#findLostCredit();
    if (credit !== null) races.at(-1)?.breaches.push(credit);
  }

  async close(): Promise<void> {
    await this.#sides.A.close();
    await this.#sides.B.close();
  }

  async #settle(keys: readonly string[]): Promise<AttemptRows[]> {
    const { A, B } = this.#sides;
    let attempts: AttemptRows[] = [];
    for (const wait of waits) {
      for (const each of [A, B]) each.setClock(wait);
      await sweep(A.api.app);
      ({ attempts } = await readRows(A.api.app, keys));
      if (attempts.every((rows) => getStanding(rows) === 'settled')) break;
    }
    for (const each of [A, B]) each.setClock(0);
    return attempts;
  }

  /** Requests under two keys for one preparation have one address: whose itinerary it is, its reference says. */
  async #outsideOf(
    { request, moves, beside }: Subject,
    { tag, attempt }: AttemptRows,
    references: readonly string[],
    outsideOf: Awaited<ReturnType<typeof readOutside>>,
  ): Promise<OutsideBooks> {
    const others = [...moves, ...(beside ? [beside] : [])].map(keyOf);
    const books = await outsideOf(others.includes(tag) ? tag : keyOf(request), attempt.id);
    const isForeign = (reference: string | null) =>
      reference !== attempt.reference && references.includes(reference ?? '');
    return { ...books, itineraries: books.itineraries.filter(({ reference }) => !isForeign(reference)) };
  }

  /** I2 for invoices: what the branch has left is what its ledger says. */
  async #findLostCredit(): Promise<string | null> {
    const { db } = this.#sides.A.api.app;
    const { cash_balance: balance } = await db
      .selectFrom('branches')
      .select('cash_balance')
      .where('id', '=', branchId)
      .executeTakeFirstOrThrow();
    const entries = await db
      .selectFrom('credit_entries')
      .select('amount')
      .where('branch_id', '=', branchId)
      .execute();
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    const lost = START_YEN + sum - balance;
    return lost === 0 ? null : `I2: the balance is ${balance}, ${lost} less than the ledger says`;
  }
}
