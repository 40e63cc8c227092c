import { computeChanceOfNoWorse, type Trials } from './fisher.ts';

/** One person with a broken extension is no reason. */
const MIN_FAILED = 5;
/** With very many pages a difference that nobody would mind becomes certain too. */
const MIN_EXCESS = 0.01;
/**
 * Looked at every few seconds, a test of 1 in 20 would end most good canaries by chance in an hour. At this one,
 * simulated canaries that are as good as the stable release keep going in more than 99 hours of 100 (see the test).
 */
const MAX_CHANCE = 0.0001;
/** What is believed of any release before a page has reported on it: a site with few visitors needs an end as well. */
const BELIEVED: Trials = { pages: 50, failed: 1 };

/** Whether a canary fails in more pages than the stable release beyond doubt, both counted over the same time. */
export function isWorse(canary: Trials, stable: Trials): boolean {
  const tried = sound(canary);
  const known = sound(stable);
  if (tried.failed < MIN_FAILED) return false;
  const baseline = { pages: known.pages + BELIEVED.pages, failed: known.failed + BELIEVED.failed };
  if (computeRate(tried) - computeRate(baseline) < MIN_EXCESS) return false;
  return computeChanceOfNoWorse(tried, baseline) < MAX_CHANCE;
}

/** Two that are not believed, and as many as a canary has to fail in (`MIN_FAILED`). */
const MIN_FAILING_NETWORKS = 7;
/** People are called once for each canary: at each look, one of a thousand good ones may call them by chance. */
const MAX_CHANCE_OF_CALL = 0.001;
/** So many times the stable release's networks stand for their share, as if it was known exactly. */
const KNOWN_EXACTLY = 1000;

/** Whether a canary fails in so many networks that people should look, with networks in the place of pages. */
export function failsInManyNetworks(canary: Trials, stable: Trials): boolean {
  if (canary.failed < MIN_FAILING_NETWORKS) return false;
  const baseline = { pages: stable.pages + BELIEVED.pages, failed: stable.failed + BELIEVED.failed };
  if (computeRate(canary) - computeRate(baseline) < MIN_EXCESS) return false;
  const known = { pages: baseline.pages * KNOWN_EXACTLY, failed: baseline.failed * KNOWN_EXACTLY };
  return computeChanceOfNoWorse(canary, known) < MAX_CHANCE_OF_CALL;
}

/** A page may be counted in one minute and fail in the next, when the first is out of sight already. */
function sound({ pages, failed }: Trials): Trials {
  return { pages: Math.max(pages, failed), failed };
}

function computeRate({ pages, failed }: Trials): number {
  return failed / pages;
}
