import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashContent } from './fingerprint.ts';
import { run } from './run.ts';
import { root } from './settings.ts';
import { browserSuite, type TestContext } from './test-suites.ts';

interface LongTest {
  /** Files and folders whose change makes the test necessary. */
  subject: string[];
  run: (context: TestContext, name: string) => Promise<void>;
}

const journeys =
  (...words: string[]): LongTest['run'] =>
  (context, name) =>
    browserSuite({ ...context, words }, name, { config: 'playwright.config.ts', projects: ['long'] });

/** Repetitions that take minutes each: what they find, a single run finds seldom. */
export const longTests: Readonly<Record<string, LongTest>> = {
  leaks: {
    subject: [
      'host/src/remotes',
      'host/src/shell',
      'shared/src/relay',
      'shared/src/routing',
      'e2e/support/held.ts',
    ],
    run: journeys('leaks'),
  },
  releases: {
    subject: ['host/src/remotes', 'host/src/document', 'delivery/src', 'shared/src/contract'],
    run: journeys('open-tabs', 'overwritten-natives', 'previous-release', 'remote-down'),
  },
  crashes: {
    subject: [
      ...['booking', 'booking-jobs', 'payment', 'amendment'].map((name) => `api/src/modules/${name}`),
      'api/src/adapters/cards',
      'api/tests/crash',
    ],
    run: crash,
  },
};

const record = join(root, 'scripts/long-tests.json');

/** Names of the long tests whose subject has changed since they passed. */
export function findOutdated(): string[] {
  const passed = readRecord();
  return Object.keys(longTests).filter((name) => passed[name] !== hashSubject(name));
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

/** Kills the API at each point of a booking 20 times; counts as one test. */
function crash({ test }: TestContext, name: string): Promise<void> {
  return test.tests(name, async () => {
    const { ok, output } = await run(process.execPath, ['api/tests/crash/main.ts'], {
      env: { NODE_ENV: 'test' },
    });
    return { passed: ok ? 1 : 0, skipped: 0, failures: ok ? [] : [name], flaky: [], output };
  });
}
