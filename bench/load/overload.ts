import type { ServerWorld } from '../api/server/world.ts';
import { signToken } from '../api/server/session.ts';
import { startSubject, type SubjectName } from '../api/server/subject.ts';
import { type Background, BOOKINGS_A_SECOND, measureBackground } from './background.ts';
import { drawCurves } from './curves.ts';
import { offer, type Outcome } from './offer.ts';
import { kinds } from './operations.ts';
import type { Prepared } from './prepare.ts';
import { Visitors } from './visitors.ts';

/** Rates of the way up, in requests a second; the largest that is held is the measure of all others. */
const RATES = [20, 40, 60, 80, 100, 130, 160, 200, 250, 300];
const HELD_MS = 1_000;
/** After about a thousand requests an API takes half of the processor time for each that the first ones took. */
const WARM_UP = { rate: 40, seconds: 30 };

/**
 * Looks for the largest rate that is held, and offers multiples of it to an API with its gate and to one without.
 * Resolves with whether a booking was refused no more often than the rest.
 */
export async function measureOverload(
  world: ServerWorld,
  prepared: Prepared,
  isShort: boolean,
): Promise<boolean> {
  const times = isShort ? [1, 3] : [1, 2, 5, 10];
  const seconds = isShort ? 10 : 15;
  const gated = await openTrial('yado', world, prepared);
  const ungated = await openTrial('yado-admitting', world, prepared);
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
  if (!isShort) drawCurves(held, gated.outcomes, ungated.outcomes);
  return gated.outcomes.every((outcome) => outcome.bookingsRefused <= outcome.refusedShare);
}

interface Trial {
  visitors: Visitors;
  outcomes: Outcome[];
  close(): Promise<void>;
}

/** An API of its own, whose code is compiled and whose caches are filled. */
async function openTrial(
  name: SubjectName,
  world: ServerWorld,
  { hotels, people }: Prepared,
): Promise<Trial> {
  const subject = await startSubject(name, world);
  const visitors = new Visitors({
    origin: subject.origin,
    tokens: people.map(({ uid, email }) => signToken(world.privateKey, uid, email)),
    operationsDir: world.operationsDir,
    hotels,
  });
  await visitors.findOffers(countOffers(WARM_UP.rate, WARM_UP.seconds));
  await offer(visitors, WARM_UP.rate, WARM_UP.seconds);
  return { visitors, outcomes: [], close: () => subject.close() };
}

async function measure({ visitors, outcomes }: Trial, rate: number, seconds: number): Promise<Outcome> {
  await visitors.findOffers(countOffers(rate, seconds));
  const outcome = await offer(visitors, rate, seconds);
  outcomes.push(outcome);
  return outcome;
}

/** As many as are booked, and some more: visitors come by chance. */
function countOffers(rate: number, seconds: number): number {
  return Math.ceil((rate * seconds * kinds.booking.share) / 100) * 1.5 + 10;
}

/** The largest rate that is served whole, 99 of 100 requests within a second; the search ends when three in a row are not. */
async function findHeld(trial: Trial, seconds: number): Promise<number> {
  let held = RATES[0] as number;
  let missed = 0;
  for (const rate of RATES) {
    const { p99, failedShare, refusedShare } = await measure(trial, rate, seconds);
    const isHeld = p99 < HELD_MS && failedShare + refusedShare < 0.01;
    if (isHeld) held = rate;
    missed = isHeld ? 0 : missed + 1;
    if (missed === 3) break;
  }
  report('on the way up', trial.outcomes.splice(0));
  return held;
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
