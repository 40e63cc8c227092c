import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWholeBrowser } from '../browser.ts';
import { hashContent } from './fingerprint.ts';
import { browserPackages } from './packages.ts';
import { run } from './run.ts';
import { readSettings, root } from './settings.ts';
import { browserSuite, type TestContext, vitestSuite } from './test-suites.ts';

interface LongTest {
  /** Files and folders whose change makes the test necessary. */
  subject: string[];
  /** Needs the PostgreSQL server that TEST_DATABASE_URL names. */
  needsServer?: true;
  run: (context: TestContext, name: string) => Promise<void>;
}

const journeys =
  (...words: string[]): LongTest['run'] =>
  (context, name) =>
    browserSuite(context, name, { config: 'playwright.config.ts', projects: ['releases', 'long'], words });

/** A file that fails by its exit code; counts as one test. */
function script(file: string): LongTest['run'] {
  return ({ test }, name) =>
    test.tests(name, async () => {
      const { ok, output } = await run(process.execPath, [file], { env: { NODE_ENV: 'test' } });
      return { passed: ok ? 1 : 0, skipped: 0, failures: ok ? [] : [name], flaky: [], output };
    });
}

/** Orders in which each pair of operations meets; each takes about a third of a second of one processor. */
const RACES_PER_PAIR = 50;

/** Tests that take minutes, and that only a change of their subject can break. */
export const longTests: Readonly<Record<string, LongTest>> = {
  pictures: {
    subject: [
      ...browserPackages.flatMap((name) => [`${name}/src`, `${name}/panda.config.ts`]),
      'shared/build',
      'api/content',
      'delivery/tenants',
      'api/src/seed',
      'sandbox/src',
      'e2e/support',
      'e2e/visual',
      'e2e/visual.config.ts',
      'pnpm-lock.yaml',
    ],
    run: (context, name) => browserSuite(context, name, { config: 'visual.config.ts' }),
  },
  leaks: {
    subject: [
      'host/src',
      'shared/src/auth',
      'shared/src/relay',
      'shared/src/routing',
      'shared/src/ui',
      'e2e/journeys/platform/leaks.spec.ts',
      'e2e/support/held.ts',
      'e2e/support/rounds.ts',
    ],
    run: journeys('leaks'),
  },
  releases: {
    subject: [
      'host/src',
      'delivery/src',
      'shared/src/contract',
      'shared/build',
      'scripts/new-remote',
      'e2e/journeys/releases',
      'e2e/journeys/platform/remote-down.spec.ts',
    ],
    run: journeys('journeys/releases/', 'remote-down'),
  },
  restored: {
    subject: [
      'host/src/session',
      'shared/src/auth',
      'delivery/src/edge/pages.ts',
      'e2e/journeys/platform/back-forward.spec.ts',
    ],
    run: async (context, name) =>
      journeys('back-forward')({ ...context, browser: await findWholeBrowser() }, name),
  },
  developer: {
    subject: [
      'scripts/dev.ts',
      'scripts/dev.long.test.ts',
      'scripts/codegen.ts',
      'scripts/lib',
      'scripts/new-remote',
      'scripts/pack-shared',
      'shared/build',
      'shared/package.json',
      'delivery/src/dev',
      'delivery/src/developer',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
    ],
    run: (context, name) => vitestSuite(context, { name, projects: ['scripts-long'], words: ['scripts/'] }),
  },
  crashes: {
    subject: [
      ...['booking', 'booking-jobs', 'payment', 'amendment', 'reconciliation', 'operator-task'].map(
        (name) => `api/src/modules/${name}`,
      ),
      ...['cards', 'jobs', 'journal', 'rapid', 'supplier'].map((name) => `api/src/adapters/${name}`),
      'api/src/db',
      'api/tests/crash',
    ],
    run: script('api/tests/crash/main.ts'),
  },
  races: {
    subject: [
      ...['amendment', 'booking', 'booking-jobs', 'card', 'payment', 'organization'].map(
        (name) => `api/src/modules/${name}`,
      ),
      'api/src/db',
      'api/tests/crash/_invariants.ts',
      'api/tests/races',
    ],
    needsServer: true,
    run: (context, name) =>
      vitestSuite(context, {
        name,
        projects: ['api'],
        words: ['api/tests/races/races.test'],
        database: readSettings().testDatabaseUrl,
        env: { RACE_RUNS: String(RACES_PER_PAIR) },
      }),
  },
  load: {
    subject: [
      'api/src/server',
      'api/src/db',
      'api/src/start-api.ts',
      'api/src/lib/priority.ts',
      'api/src/adapters/guard',
      'api/src/adapters/jobs',
      'delivery/src/edge/api-origins.ts',
      'delivery/src/edge/api-proxy.ts',
      'delivery/src/edge/api-upstream.ts',
      'delivery/src/edge/api-upstreams.ts',
      'bench/load',
    ],
    needsServer: true,
    run: script('bench/load/short.ts'),
  },
  bytes: {
    subject: [
      'shared/build',
      'host/rsbuild.config.ts',
      'remote-trips/rsbuild.config.ts',
      'scripts/same-bytes.ts',
    ],
    run: script('scripts/same-bytes.ts'),
  },
};

const record = join(root, 'scripts/long-tests.json');

/** Names of the long tests whose subject has changed since they passed. */
export function findOutdated(): string[] {
  const passed = readRecord();
  return Object.keys(longTests).filter((name) => passed[name] !== hashSubject(name));
}

/** Whether a long test can run on this machine. */
export function canRun(name: string): boolean {
  return !longTests[name]?.needsServer || readSettings().testDatabaseUrl !== undefined;
}

/** Runs a long test by its name. */
export async function runLongTest(context: TestContext, name: string): Promise<void> {
  await longTests[name]?.run(context, `long test: ${name}`);
}

/** Notes that a long test passed on its subject as it is now. */
export function recordPassed(name: string): void {
  const passed = { ...readRecord(), [name]: hashSubject(name) };
  const sorted = Object.fromEntries(
    Object.entries(passed).sort(([one], [other]) => one.localeCompare(other)),
  );
  writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`);
}

function readRecord(): Record<string, string> {
  return JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>;
}

function hashSubject(name: string): string {
  return hashContent(longTests[name]?.subject ?? []);
}
