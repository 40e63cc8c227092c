// What the API does when it is asked for more than it can do, with and without its gate. `-- short` takes five minutes.
import pg from 'pg';
import { freePorts } from '../../scripts/lib/ports.ts';
import { runMain } from '../../scripts/lib/cli.ts';
import { startPostgres } from '../api/postgres.ts';
import { startSubject, type SubjectName } from '../api/server/subject.ts';
import { createServerWorld, type ServerWorld } from '../api/server/world.ts';
import { type Background, BOOKINGS_A_SECOND, measureBackground } from './background.ts';
import { compareBooks } from './books.ts';
import { offer, type Outcome } from './offer.ts';
import { kinds } from './operations.ts';
import { drawCurves } from './curves.ts';
import { Visitors } from './visitors.ts';

/** Rates of the way up, in requests a second; the largest that is held is the measure of all others. */
const RATES = [20, 40, 60, 80, 100, 130, 160, 200, 250, 300];
const HELD_MS = 1_000;

runMain(async () => {
  const isShort = process.argv.includes('short');
  const times = isShort ? [1, 3] : [1, 2, 5, 10];
  const seconds = isShort ? 10 : 15;
  const { api } = await freePorts();
  const postgres = await startPostgres(api);
  try {
    const world = await createServerWorld(postgres, 'load');
    try {
      const hotels = await prepareDatabase(world.databaseUrl);
      const since = new Date();
      const gated = await openTrial('yado', world, hotels);
      const ungated = await openTrial('yado-admitting', world, hotels);
      const held = await findHeld(ungated, seconds / 2);
      // One after the other at each rate, so that what else the machine does meets both.
      for (const each of times) {
        await measure(gated, each * held, seconds);
        await measure(ungated, each * held, seconds);
      }
      console.log(`held: ${held}/s`);
      report('with the gate', gated.outcomes);
      report('without it', ungated.outcomes);
      await ungated.close();
      reportBackground(await measureBackground(gated.visitors, world.databaseUrl, isShort ? 20 : 120));
      await gated.close();
      const books = await compareBooks(world.databaseUrl, world.rapidUrl, since);
      console.log(
        `books: ${books.ours} bookings of ours, ${books.supplier} at the supplier, ${books.different.length} on one side only, ${books.open} without an end`,
      );
      if (!isShort) drawCurves(held, gated.outcomes, ungated.outcomes);
      // No time decides: what was booked is booked on both sides, and a booking is refused no more often than the rest.
      const isRight =
        books.different.length + books.open === 0 &&
        gated.outcomes.every((outcome) => outcome.bookingsRefused <= outcome.refusedShare);
      return isRight ? 0 : 1;
    } finally {
      await world.close();
    }
  } finally {
    await postgres.close();
  }
});

interface Trial {
  visitors: Visitors;
  outcomes: Outcome[];
  close(): Promise<void>;
}

/** An API of its own, whose code is compiled and whose caches are filled. */
async function openTrial(name: SubjectName, world: ServerWorld, hotels: string[]): Promise<Trial> {
  const subject = await startSubject(name, world);
  const visitors = new Visitors(subject.origin, world, hotels);
  await visitors.findOffers(40);
  await offer(visitors, RATES[0] as number, 10);
  return { visitors, outcomes: [], close: () => subject.close() };
}

async function measure({ visitors, outcomes }: Trial, rate: number, seconds: number): Promise<Outcome> {
  await visitors.findOffers(Math.ceil((rate * seconds * kinds.booking.share) / 100) * 1.5 + 10);
  const outcome = await offer(visitors, rate, seconds);
  outcomes.push(outcome);
  return outcome;
}

/** The largest rate that is served whole, 99 of 100 requests within a second; the search ends when three in a row are not. */
async function findHeld(trial: Trial, seconds: number): Promise<number> {
  let held = RATES[0] as number;
  let missed = 0;
  for (const rate of RATES) {
    const { p99, failedShare } = await measure(trial, rate, seconds);
    const isHeld = p99 < HELD_MS && failedShare < 0.01;
    if (isHeld) held = rate;
    missed = isHeld ? 0 : missed + 1;
    if (missed === 3) break;
  }
  report('on the way up', trial.outcomes.splice(0));
  return held;
}

/** Gives the branch money for all bookings; answers hotels in the order of the catalog. */
async function prepareDatabase(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`update branches set cash_balance = 2000000000 where id = 'demo-branch-sakura-tokyo'`);
    const { rows } = await client.query<{ id: string }>(
      `select id from properties where country_code = 'JP' and active and id < '9000000' order by rank limit 300`,
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

function reportBackground({ jobs, p50, p99, clearedAfter }: Background): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    [
      `behind ${BOOKINGS_A_SECOND} bookings a second: ${jobs} jobs, done p50 ${seconds(p50)}, p99 ${seconds(p99)} after they were due`,
      clearedAfter === null
        ? 'some still wait'
        : `none waits ${seconds(clearedAfter)} after the last booking`,
    ].join('; '),
  );
}

function report(what: string, outcomes: readonly Outcome[]): void {
  const best = Math.max(...outcomes.map(({ goodput }) => goodput));
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  for (const each of outcomes) {
    const { offered, goodput, p50, p99, refusedShare, refusalP95, failedShare, bookingsServed } = each;
    console.log(
      [
        `${what}, ${offered.toFixed(0)}/s: goodput ${goodput.toFixed(0)}/s, ${(goodput / best).toFixed(2)} of the best`,
        `p50 ${ms(p50)}, p99 ${ms(p99)}`,
        `refused ${percent(refusedShare)}${refusedShare > 0 ? `, 95 of 100 within ${ms(refusalP95)}` : ''}`,
        `failed ${percent(failedShare)}`,
        `bookings served ${percent(bookingsServed)}`,
        `health within ${ms(each.healthMax)}`,
        `the bench itself late by ${ms(each.ownDelayP99)} (p99)`,
      ].join('; '),
    );
  }
}
