import { setTimeout } from 'node:timers/promises';
import { readCohort } from '../../delivery/src/edge/cohort.ts';
import { createLiveDocuments } from '../../delivery/src/edge/live-documents.ts';
import { createPreparedPages } from '../../delivery/src/edge/prepared-pages.ts';
import type { PublicKey } from '../../delivery/src/signing/keys.ts';
import type { Place } from './places.ts';
import { toHost } from './servers.ts';

const PAGES = 20_000;

/**
 * Milliseconds from a request's host name, cookie and address to what its page is made of: in `cold` each tenant for
 * the first time, in `warm` again and again, after a look at the store whenever the edge would have one. Those come a
 * millisecond apart, answered or not: if each waited for the one before, a look would hold up one page alone.
 */
export async function timeResolving(
  { store, freshForMs }: Place,
  publicKey: PublicKey,
  names: readonly string[],
) {
  const tenants = new Map(names.map((name) => [toHost(name), name]));
  const documents = createLiveDocuments({
    store,
    freshForMs,
    publicKey,
    now: () => new Date(),
    log: { info: () => {}, error: () => {} },
  });
  const prepared = createPreparedPages();
  const resolve = async (host: string, cookie: string, pathname: string) => {
    const stored = await documents.get(tenants.get(host) ?? '');
    if (!stored) throw new Error(`${host} has no document.`);
    const { cohort } = readCohort(cookie, false);
    return prepared(stored, { cohort, origin: `http://${host}`, pathname, encoding: 'br' });
  };
  const time = async (name: string, cohort: number) => {
    const began = performance.now();
    const { status } = await resolve(toHost(name), `yado_bucket=${cohort % 100}`, '/trips/7/123');
    if (status !== 200) throw new Error('The page has no owner.');
    return performance.now() - began;
  };
  const cold: number[] = [];
  for (const [at, name] of names.entries()) cold.push(await time(name, at));
  const coming: Promise<number>[] = [];
  for (let index = 0; index < PAGES; index++) {
    coming.push(time(names[index % names.length] as string, index));
    await setTimeout(1);
  }
  const warm = await Promise.all(coming);
  const ascending = (times: number[]) => times.sort((a, b) => a - b);
  return { cold: ascending(cold), warm: ascending(warm) };
}
