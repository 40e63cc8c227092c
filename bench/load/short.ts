// A few minutes that say whether the site still holds what `npm run bench:load` measures: one silent neighbor, a rollout, three
// times what is held, and the books. Every aim is a share of one run, wide enough for a machine that does other work too.
import { CliError, runMain } from '../../scripts/lib/cli.ts';
import { newDatabaseName, postgresAt } from './database.ts';
import { createServerWorld } from '../api/server/world.ts';
import { compareBooks } from './books.ts';
import { offer, type Outcome } from './offer.ts';
import { kinds } from './operations.ts';
import { prepare } from './prepare.ts';
import { restart } from './rollout.ts';
import { type Site, startSite } from './site.ts';
import type { Sent } from './visitors.ts';

/** Requests a second that any machine serves with everything else on it. */
const CALM_RATE = 20;
/** Looked for in this order; three times the last one that is held are offered. */
const RATES = [30, 60, 120];
const HELD_MS = 1_500;

/** Shares that must be reached. Bookings on both sides must be the same, whatever happens. */
const AIMS = {
  othersWhileSupplierIsSilent: 0.95,
  servedWhileAPIsRestart: 0.98,
  bookingsServedAtThreeTimes: 0.9,
  goodputOfHeldAtThreeTimes: 0.4,
};

runMain(async () => {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) throw new CliError('TEST_DATABASE_URL names no PostgreSQL server.');
  const postgres = postgresAt(address);
  const world = await createServerWorld(postgres, newDatabaseName());
  try {
    const { hotels } = await prepare(world.databaseUrl);
    const since = new Date();
    const site = await startSite(world, { apis: 2, hotels });
    const reached: Record<keyof typeof AIMS, number> = await measure(site).finally(() => site.close());
    const books = await compareBooks(world.databaseUrl, world.rapidUrl, since);
    console.log(
      `books: ${books.ours} of ours, ${books.supplier} at the supplier, ${books.open} without an end`,
    );
    const missed = Object.entries(AIMS).filter(([name, aim]) => !(reached[name as keyof typeof AIMS] >= aim));
    for (const [name, aim] of missed) {
      console.log(
        `missed: ${name} is ${reached[name as keyof typeof AIMS].toFixed(3)}, at least ${aim} is expected`,
      );
    }
    const isExact = books.ours > 0 && books.different.length + books.open === 0;
    if (!isExact) console.log(`The books differ: ${books.different.join(', ')}`);
    return isExact && missed.length === 0 ? 0 : 1;
  } finally {
    await world.close();
    await postgres.close();
  }
});

async function measure(site: Site): Promise<Record<keyof typeof AIMS, number>> {
  const { visitors } = site;
  const send = async (rate: number, seconds: number): Promise<Outcome> => {
    await visitors.findOffers(Math.ceil((rate * seconds * kinds.booking.share) / 100) * 1.5 + 10);
    return offer(visitors, rate, seconds);
  };
  // Code is compiled and caches are filled before anything is measured.
  await send(CALM_RATE, 8);
  await visitors.findOffers(60);
  site.neighbors.supplier.hang(true);
  const silent = await offer(visitors, CALM_RATE, 12);
  site.neighbors.supplier.hang(false);
  const others = silent.sent.filter(({ kind }) => !kinds[kind].asksSupplier);

  await visitors.findOffers(120);
  let isOver = false;
  const restarts = (async () => {
    for (const api of site.apis) await restart(api, 'SIGTERM');
  })().finally(() => {
    isOver = true;
  });
  const meanwhile: Sent[] = [];
  while (!isOver) meanwhile.push(...(await send(CALM_RATE, 3)).sent);
  await restarts;

  // The new processes have compiled nothing yet.
  await send(CALM_RATE, 5);
  let held = CALM_RATE;
  for (const rate of RATES) {
    const { p99, failedShare, refusedShare } = await send(rate, 4);
    if (p99 >= HELD_MS || failedShare + refusedShare > 0.02) break;
    held = rate;
  }
  const much = await send(held * 3, 8);
  const reached = {
    othersWhileSupplierIsSilent: servedShare(others),
    servedWhileAPIsRestart: servedShare(meanwhile),
    bookingsServedAtThreeTimes: much.bookingsServed,
    goodputOfHeldAtThreeTimes: much.goodput / held,
  };
  console.log(
    `held: ${held}/s; p99 at three times that: ${much.p99.toFixed(0)} ms; ${JSON.stringify(reached)}`,
  );
  return reached;
}

const servedShare = (sent: readonly Sent[]) =>
  sent.filter(({ ending }) => ending === 'served').length / sent.length;
