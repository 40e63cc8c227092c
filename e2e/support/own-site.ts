import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessGroup } from '../../scripts/lib/processes.ts';
import { freePorts } from '../../scripts/lib/ports.ts';
import { runRelease } from '../../scripts/lib/publish.ts';
import { edgeProcess, toOrigins, toStoreDir, watchProcess } from '../../scripts/lib/stack.ts';
import { test } from './fixtures.ts';
import { currentWorld } from './settings.ts';

/** A site in front of the API of the run, with a store of its own: what is published or broken here is seen here alone. */
export interface OwnSite {
  /** Like `http://localhost:20001`. */
  url: string;
  /** The same site under the host name of the demo agency. */
  agencyUrl: string;
  /** All that is the site's alone; goes when it closes. */
  dataDir: string;
  storeDir: string;
  /** Status page of the site's releases; only for a site that is watched. */
  watchUrl: string;
  /** Runs the release command on the site's store, e.g. `release('rollback', 'search')`; answers with its output. */
  release: (...args: string[]) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * Starts one more edge with a copy of the store of the run, and a watcher if one is asked for. A watched site takes
 * this machine for a proxy in front of it, so that visitors can come from several networks (`x-forwarded-for`).
 */
export async function openOwnSite({ watched = false } = {}): Promise<OwnSite> {
  const world = await currentWorld();
  const dataDir = mkdtempSync(join(tmpdir(), 'yado-site-'));
  const { edge, watch: watchPort } = await freePorts();
  const stack = { ...world, dataDir, ports: { ...world.ports, edge, watch: watchPort } };
  const storeDir = toStoreDir(dataDir);
  const operations = join(toStoreDir(world.dataDir), 'operations');
  // What was counted elsewhere would look as if it came at this moment.
  const left = [operations, join(toStoreDir(world.dataDir), 'counts')];
  cpSync(toStoreDir(world.dataDir), storeDir, { recursive: true, filter: (path) => !left.includes(path) });
  // The API answers what is in the store of the run.
  symlinkSync(operations, join(storeDir, 'operations'));
  const parts = new ProcessGroup({
    logsDir: join(dataDir, 'logs'),
    onCrash: (message) => {
      throw new Error(message);
    },
  });
  const close = async () => {
    await parts.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const edgeOfRun = edgeProcess(stack);
    const proxies: Record<string, string> = watched ? { EDGE_TRUST_PROXY: '127.0.0.1,::1' } : {};
    await parts.start({ ...edgeOfRun, env: { ...edgeOfRun.env, ...proxies } });
    if (watched) await parts.start(watchProcess(stack));
  } catch (error) {
    await close();
    throw error;
  }
  const { site, agency, watch } = toOrigins(stack.ports);
  return {
    url: site,
    agencyUrl: agency,
    watchUrl: watch,
    dataDir,
    storeDir,
    release: (...args) => runRelease(stack, `release ${args.join(' ')}`, args),
    close,
  };
}

/**
 * The `test` of one file whose pages are on a site of its own, `ownSite`: `page.goto('/legal')` opens it there. Each
 * call makes another, so that two files never share one; a worker opens it once.
 */
export function ownSiteTest(options?: { watched: boolean }) {
  return test.extend<object, { ownSite: OwnSite }>({
    ownSite: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright tells by the pattern what a fixture needs: nothing.
      async ({}, provide) => {
        const site = await openOwnSite(options);
        await provide(site);
        await site.close();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ ownSite }, provide) => provide(ownSite.url),
  });
}
