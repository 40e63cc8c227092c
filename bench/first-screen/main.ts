// Compares the federated site with the same code as one ordinary bundle, in one run: the same machine, API,
// data, preloading and early data; only the packaging differs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale, readReleasePublicKey } from '../../scripts/lib/builds.ts';
import { ProcessGroup } from '../../scripts/lib/processes.ts';
import { freePorts } from '../../scripts/lib/ports.ts';
import { publishBuilds } from '../../scripts/lib/publish.ts';
import { mustRun } from '../../scripts/lib/run.ts';
import { runMain, CliError } from '../../scripts/lib/cli.ts';
import { readSettings, root } from '../../scripts/lib/settings.ts';
import { stackProcesses, toStoreDir } from '../../scripts/lib/stack.ts';
import { launchBrowser, signedIn } from '../lib/browser.ts';
import { coldAndWarm, type Target } from './measure.ts';
import { compareNavigation } from './navigation.ts';
import { reportLines, type Series, type Side } from './report.ts';
import { compareReleases } from './releases/main.ts';
import { findResults, searchForm } from './screens.ts';
import { makeSingleStore } from './single-store.ts';

const ROUNDS = 7;
const folder = import.meta.dirname;

// `npm run bench:first-screen -- --against <commit> [--screen <name>]` compares releases instead.
runMain(async () => {
  const { against, screen } = parseArgs({
    options: { against: { type: 'string' }, screen: { type: 'string' } },
  }).values;
  await (against === undefined ? comparePackaging() : compareReleases(against, screen));
});

async function comparePackaging(): Promise<void> {
  const { keysDir } = readSettings();
  await buildStale(keysDir);
  const rsbuild = join(root, 'bench/node_modules/.bin/rsbuild');
  await mustRun(
    'Building the single bundle',
    rsbuild,
    ['build', '--config', join(folder, 'rsbuild.config.ts')],
    {
      cwd: join(root, 'bench'),
      env: { NODE_ENV: 'production', YADO_RELEASE_PUBLIC_KEY: await readReleasePublicKey(keysDir) },
    },
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'yado-bench-'));
  const [ports, others] = [await freePorts(), await freePorts()];
  const parts = new ProcessGroup({
    logsDir: join(dataDir, 'logs'),
    onCrash: (message) => {
      throw new CliError(message);
    },
  });
  try {
    await publishBuilds({ dataDir, keysDir, ports });
    const from = toStoreDir(dataDir);
    const to = join(dataDir, 'single-store');
    const screens = JSON.parse(readFileSync(join(folder, '../dist/screens.json'), 'utf8')) as Record<
      string,
      string[]
    >;
    await makeSingleStore({ from, to, keysDir, dist: join(folder, '../dist'), screens });
    const { sandbox, api, edge } = stackProcesses({ dataDir, keysDir, ports, rateLimitFactor: 100 });
    for (const part of [sandbox, api, edge]) await parts.start(part);
    await parts.start({
      ...edge,
      name: 'single-edge',
      env: {
        ...edge.env,
        STORE_DIR: to,
        EDGE_PORT: String(others.edge),
        EDGE_TENANTS: `localhost:${others.edge}=default`,
      },
      health: [`http://127.0.0.1:${others.edge}/readyz`],
    });
    await compare({ federated: `http://localhost:${ports.edge}`, single: `http://localhost:${others.edge}` });
  } finally {
    await parts.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function compare(origins: Record<Side, string>): Promise<void> {
  const browser = await launchBrowser();
  try {
    const sessions = await signedIn(browser, [origins.federated, origins.single]);
    await compareNavigation(browser, origins.federated, sessions);
    for (const { name, path, ready } of [searchForm, findResults()]) {
      const cold: Series = { single: [], federated: [] };
      const warm: Series = { single: [], federated: [] };
      for (let round = 0; round < ROUNDS; round++) {
        // Interleaved, and each side goes first as often as the other, so that drift of the machine hits both.
        const sides: Side[] = round % 2 ? ['single', 'federated'] : ['federated', 'single'];
        for (const side of sides) {
          const target: Target = { url: origins[side] + path, ready };
          const visits = await coldAndWarm(browser, sessions, target);
          cold[side].push(visits.cold);
          warm[side].push(visits.warm);
        }
      }
      for (const line of reportLines(`${name}, cold`, cold)) console.log(line);
      for (const line of reportLines(`${name}, warm`, warm)) console.log(line);
    }
  } finally {
    await browser.close();
  }
}
