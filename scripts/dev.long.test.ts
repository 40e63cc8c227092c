import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copyRepository } from './lib/_repository-copy.ts';
import { builtPackages } from './lib/packages.ts';
import { ProcessGroup } from './lib/processes.ts';
import { freePorts } from './lib/ports.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const BADGE = 'remote-trips/src/components/TripStatusBadge.tsx';
const PERSISTED = 'remote-trips/persisted.json';
const copy = copyRepository();
const dataDir = join(copy.folder, 'own-data');
const processes = new ProcessGroup({ logsDir: join(copy.folder, 'logs'), onCrash: () => {}, quiet: true });
let site: string;

const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8');
const edit = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(join(copy.folder, file), read(file).replace(from, to));

beforeAll(async () => {
  await copy.run('git init --quiet');
  await copy.install();
  for (const name of builtPackages) {
    const { edge: port } = await freePorts();
    edit(`${name}/rsbuild.config.ts`, /\bport: \d+/, `port: ${port}`);
  }
  const { edge, api, watch, sandbox } = await freePorts();
  site = `http://localhost:${edge}`;
  await processes.start({
    name: 'dev',
    cwd: copy.folder,
    args: ['scripts/dev.ts'],
    env: {
      PATH: copy.PATH,
      YADO_DATA_DIR: dataDir,
      EDGE_PORT: `${edge}`,
      API_PORT: `${api}`,
      WATCH_PORT: `${watch}`,
      SANDBOX_PORT_BASE: `${sandbox}`,
    },
    health: [`${site}/readyz`],
    readyLimitMs: 240_000,
  });
});
afterAll(async () => {
  await processes.stop();
  copy.remove();
});

it('serves the site on a fresh checkout, with every remote from its development server', async () => {
  const page = await fetch(site, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  const html = await page.text();
  const remotes = builtPackages.filter((name) => name !== 'host');
  for (const name of remotes) {
    const port = /\bport: (\d+)/.exec(read(`${name}/rsbuild.config.ts`))?.[1];
    expect(html).toContain(`http://localhost:${port}/`);
  }
});

it('compiles a changed fragment and builds its remote without writing to the persisted operations', async () => {
  const persisted = read(PERSISTED);
  const log = () => readFileSync(join(dataDir, 'logs/remote-trips.log'), 'utf8');
  const before = log().length;
  edit(BADGE, /^ {8}status$/m, '        status\n        email');
  await expect.poll(() => log().slice(before), { timeout: 150_000 }).toMatch(/ ready /);
  expect(log()).not.toMatch(/ error /);
  const operations = join(dataDir, 'store/operations');
  const hasChangedFragment = () =>
    readdirSync(operations).some((file) =>
      readFileSync(join(operations, file), 'utf8').includes(
        'fragment TripStatusBadge_travel on Travel {\n  status\n  email\n}',
      ),
    );
  await expect.poll(hasChangedFragment, { timeout: 150_000 }).toBe(true);
  expect(read(PERSISTED)).toBe(persisted);
});
