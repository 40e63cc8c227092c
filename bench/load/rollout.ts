import { setTimeout as sleep } from 'node:timers/promises';
import { offer } from './offer.ts';
import { countBy } from './neighbors.ts';
import type { Site, SiteApi } from './site.ts';

/** In which an API is given its share again after it came. */
const SHARES_AFTER_MS = 60_000;
const BETWEEN_MS = 3_000;

export interface RolloutResult {
  requests: number;
  /** What was not served, by kind and code. */
  failed: Record<string, number>;
  /** Share of each API a minute after the last restart. */
  shares: number[];
}

/** Ends one API and starts it again; resolves a while after it is ready. */
export async function restart(api: SiteApi, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const from = performance.now();
  await api.end(signal);
  const gone = performance.now();
  await api.start();
  console.log(
    `${signal}: gone after ${((gone - from) / 1000).toFixed(1)} s, ready ${((performance.now() - gone) / 1000).toFixed(1)} s later`,
  );
  await sleep(BETWEEN_MS);
}

/** Restarts one API after the other while people use the site, then one without notice. */
export async function measureRollout(site: Site, rate: number): Promise<RolloutResult> {
  const [first, second] = site.apis as [SiteApi, SiteApi];
  const events = async () => {
    await sleep(BETWEEN_MS);
    await restart(first, 'SIGTERM');
    await restart(second, 'SIGTERM');
    await restart(first, 'SIGKILL');
  };
  await site.visitors.findOffers(Math.ceil(rate * 90 * 0.04) + 20);
  // Offered in pieces until the events have passed: how long a start takes, nobody knows beforehand.
  let isOver = false;
  const passed = events().finally(() => {
    isOver = true;
  });
  const sent = [];
  while (!isOver) {
    sent.push(...(await offer(site.visitors, rate, 5)).sent);
  }
  await passed;
  await sleep(SHARES_AFTER_MS);
  const count = () => Promise.all(site.apis.map((api) => api.countRequests()));
  const from = await count();
  await offer(site.visitors, rate, 10);
  const to = await count();
  const grown = to.map((each, index) => each - (from[index] as number));
  const all = grown.reduce((sum, each) => sum + each, 0);
  const failed = sent.filter(({ ending }) => ending !== 'served');
  return {
    requests: sent.length,
    failed: countBy(failed, ({ kind, code }) => `${kind} ${code}`),
    shares: grown.map((each) => each / all),
  };
}
