import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureKeys } from '../../delivery/src/signing/keys.ts';
import { freePorts } from '../../scripts/lib/ports.ts';
import { percentile } from '../lib/statistics.ts';
import type { Place } from './places.ts';
import { latencies } from './requests.ts';
import { timeResolving } from './resolve.ts';
import { assetRequests, pageRequests, buildPageRequests, releaseRequests } from './rows.ts';
import { type Server, startBare, startEdge } from './servers.ts';
import { fillStore, PUBLICATIONS } from './store.ts';
import { compare, head } from './throughput.ts';

const MIB = 1024 * 1024;

/** Prints what an edge takes whose store is in this place. */
export async function measure(open: (storeDir: string) => Promise<Place>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'yado-bench-edge-'));
  const place = await open(join(folder, 'store'));
  const servers: Server[] = [];
  try {
    const keysDir = join(folder, 'keys');
    const keys = await ensureKeys(keysDir);
    const tenants = Array.from({ length: place.tenants }, (_, index) => `t${index}`);
    await fillStore(place, tenants, keys);
    console.log(`\n${tenants.length} tenants with ${PUBLICATIONS} publications each, in ${place.name}`);

    const { cold, warm } = await timeResolving(place, keys.publicKey, tenants);
    print('resolving a page, first of a tenant', cold);
    print('resolving a page, document known', warm);

    const { edge: port } = await freePorts();
    const edge = await startEdge({ port, env: { ...place.env, KEYS_DIR: keysDir }, tenants });
    servers.push(edge);
    const first = await edge.memory();
    const pages = pageRequests(tenants);
    print('page over HTTP, first of a tenant', await latencies(port, pages));
    for (let pass = 0; pass < 2; pass++) await latencies(port, pages);
    print('page over HTTP, later', await latencies(port, pages));

    const one = buildPageRequests('t0');
    const assets = await assetRequests(port);
    const release = await releaseRequests(port);
    const bare = await startBare(port, [...assets, ...one, ...pages, ...release]);
    servers.push(bare);
    console.log(`\n${head}`);
    for (const row of [
      { what: 'files of host and remotes, brotli', all: assets, status: '200' as const },
      { what: 'pages of one tenant', all: one, status: '200' as const },
      { what: `pages of ${tenants.length} tenants`, all: pages, status: '200' as const },
      { what: 'the document has not changed (304)', all: release, status: '304' as const },
    ]) {
      console.log(await compare(row, [bare, edge]));
    }
    console.log(
      `\nmemory of the edge: ${(first / MIB).toFixed(0)} MiB at first, ${(edge.memory() / MIB).toFixed(0)} MiB at last`,
    );
  } finally {
    for (const server of servers) await server.close();
    await place.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(what: string, ascending: readonly number[]): void {
  const ms = (share: number) => `${percentile(ascending, share).toFixed(3)} ms`;
  console.log(
    `${what.padEnd(44)} p50 ${ms(0.5)}, p99 ${ms(0.99)}, p99.9 ${ms(0.999)} (${ascending.length} times)`,
  );
}
