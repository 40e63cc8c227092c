import { bucketOf } from '../../delivery/src/edge/bucket.ts';
import { createLiveDocuments } from '../../delivery/src/edge/live-documents.ts';
import { createPreparedPages } from '../../delivery/src/edge/prepared-pages.ts';
import type { PublicKey } from '../../delivery/src/signing/keys.ts';
import type { Place } from './places.ts';
import { hostOf } from './servers.ts';

const PASSES = 20;

/**
 * Milliseconds from a request's host name, cookie and address to what its page is made of: in `cold` each tenant for
 * the first time, in `warm` again and again, after a look at the store whenever the edge would have one.
 */
export async function timeResolving(
  { store, freshForMs }: Place,
  publicKey: PublicKey,
  names: readonly string[],
) {
  const tenants = new Map(names.map((name) => [hostOf(name), name]));
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
    return prepared(stored, bucketOf(cookie, false).bucket, pathname, 'br');
  };
  const pass = async (index: number) => {
    const times: number[] = [];
    for (const [at, name] of names.entries()) {
      const began = performance.now();
      const { status } = await resolve(hostOf(name), `yado_bucket=${(at + index) % 100}`, '/trips/7/123');
      times.push(performance.now() - began);
      if (status !== 200) throw new Error('The page has no owner.');
    }
    return times;
  };
  const cold = await pass(0);
  const warm: number[] = [];
  for (let index = 1; index <= PASSES; index++) warm.push(...(await pass(index)));
  const ascending = (times: number[]) => times.sort((a, b) => a - b);
  return { cold: ascending(cold), warm: ascending(warm) };
}
