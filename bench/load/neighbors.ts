import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../lib/statistics.ts';
import { offer } from './offer.ts';
import { kinds } from './operations.ts';
import type { Neighbor, Site } from './site.ts';
import type { Sent } from './visitors.ts';

const CASES: readonly { neighbor: Neighbor; how: string; delayMs: number | null }[] = [
  { neighbor: 'supplier', how: 'answers after 30 s', delayMs: 30_000 },
  { neighbor: 'supplier', how: 'hangs', delayMs: null },
  { neighbor: 'cards', how: 'answer after 10 s', delayMs: 10_000 },
  { neighbor: 'identity', how: 'hangs', delayMs: null },
  { neighbor: 'mail', how: 'hangs', delayMs: null },
];
/** After this long a site is expected to be as before. */
const RECOVERED_AFTER_MS = 10_000;

export interface NeighborResult {
  what: string;
  /** p99 in ms of what does not need the neighbor: before, meanwhile, and from 10 s after its end. */
  before: number;
  during: number;
  after: number;
  /** Of all that does not need it: how much was not served meanwhile, and with which codes. */
  failedShare: number;
  codes: Record<string, number>;
  /** What came of requests that need it, by the code of their error; p99 of them in ms. */
  needing: Record<string, number>;
  needingP99: number;
}

/** Makes one neighbor after the other slow or silent, at a rate that is far from too much. */
export async function measureNeighbors(site: Site, rate: number, seconds: number): Promise<NeighborResult[]> {
  const results: NeighborResult[] = [];
  // Code is compiled and caches are filled before anything is measured.
  await site.visitors.findOffers(rate);
  await offer(site.visitors, rate, 15);
  for (const { neighbor, how, delayMs } of CASES) {
    const needs = ({ kind }: Sent) => neighbor === 'supplier' && kinds[kind].asksSupplier;
    const others = (sent: readonly Sent[]) => sent.filter((each) => !needs(each));
    const p99 = (sent: readonly Sent[]) =>
      percentile(
        sent.map(({ ms }) => ms).toSorted((a, b) => a - b),
        0.99,
      );
    await site.visitors.findOffers(Math.ceil(rate * seconds * 0.04 * 4) + 20);
    const before = await offer(site.visitors, rate, seconds);
    const proxy = site.neighbors[neighbor];
    if (delayMs === null) proxy.hang(true);
    else proxy.delay(delayMs);
    const during = await offer(site.visitors, rate, seconds * 2);
    if (delayMs === null) proxy.hang(false);
    else proxy.delay(0);
    await sleep(RECOVERED_AFTER_MS);
    const after = await offer(site.visitors, rate, seconds);
    const needing = during.sent.filter(needs);
    const notServed = others(during.sent).filter(({ ending }) => ending !== 'served');
    results.push({
      what: `${neighbor} ${how}`,
      before: p99(others(before.sent)),
      during: p99(others(during.sent)),
      after: p99(others(after.sent)),
      failedShare: notServed.length / others(during.sent).length,
      codes: countBy(notServed, ({ code }) => code ?? ''),
      needing: countBy(needing, ({ ending, code }) => code ?? ending),
      needingP99: needing.length > 0 ? p99(needing) : 0,
    });
    console.log(describe(results.at(-1) as NeighborResult));
  }
  return results;
}

export function countBy<T>(items: readonly T[], key: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
}

function describe(result: NeighborResult): string {
  const { what, before, during, after, failedShare, codes, needing, needingP99 } = result;
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([code, count]) => `${count} ${code}`)
      .join(', ');
  return [
    `${what}: p99 of the others ${ms(before)} before, ${ms(during)} meanwhile (${(during / before).toFixed(2)}), ${ms(after)} after`,
    `${(failedShare * 100).toFixed(2)} % of the others not served${failedShare > 0 ? ` (${list(codes)})` : ''}`,
    ...(needingP99 > 0 ? [`what needs it: ${list(needing)}, p99 ${ms(needingP99)}`] : []),
  ].join('; ');
}
