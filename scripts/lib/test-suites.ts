import { join } from 'node:path';
import { run } from './run.ts';
import { root } from './settings.ts';
import { playwrightTally, buildTally, vitestTally } from './tally.ts';
import type { TestRun } from './test-run.ts';

export interface TestContext {
  test: TestRun;
  /** Folder for reports and temporary files of tests. */
  temporary: string;
  /** Path of a Chromium, for the tests that need one. */
  browser: string | undefined;
  /** Selects test files whose path contains one of the words; empty selects all. */
  words: string[];
}

/** Projects of `vitest.config.ts` in one run; `database` is a PostgreSQL server instead of the embedded database. */
export interface VitestSuite {
  name: string;
  projects: string[];
  words?: string[];
  database?: string | undefined;
  env?: Record<string, string>;
}

export function vitestSuite({ test, temporary, browser, words }: TestContext, suite: VitestSuite) {
  return test.tests(suite.name, async () => {
    const report = join(temporary, `${suite.name}.json`);
    const projects = suite.projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = ['run', '--passWithNoTests', ...reporters, ...projects, ...(suite.words ?? words)];
    const mayBeEmpty = !suite.words && words.length > 0;
    const { ok, output } = await run('vitest', args, {
      env: {
        NODE_ENV: 'test',
        TMPDIR: temporary,
        TEST_DATABASE_URL: suite.database ?? '',
        ...suite.env,
        // What no test has done is known after all of them alone.
        ...(mayBeEmpty || suite.words ? {} : { TEST_NOTES: '1' }),
        ...(browser ? { CHROMIUM_PATH: browser } : {}),
      },
    });
    return { ...buildTally({ name: suite.name, ok, mayBeEmpty }, report, vitestTally), output };
  });
}

/** Runs tests in a real browser, on existing production builds; starts nothing when no test matches the words. */
export function browserSuite(
  { test, temporary, browser = '', words }: TestContext,
  name: string,
  suite: { config: string; projects?: string[]; words?: string[] },
) {
  const { config, projects = [] } = suite;
  return test.tests(name, async () => {
    const report = join(temporary, `${name}.json`);
    const selected = projects.map((project) => `--project=${project}`);
    const reporters = ['--reporter=line,json', '--pass-with-no-tests'];
    const args = ['--config', config, ...reporters, ...selected, ...(suite.words ?? words)];
    const mayBeEmpty = !suite.words && words.length > 0;
    const playwright = (...command: string[]) =>
      run(process.execPath, ['node_modules/@playwright/test/cli.js', ...command, ...args], {
        cwd: join(root, 'e2e'),
        env: {
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          TMPDIR: temporary,
          CHROMIUM_PATH: browser,
          FORCE_COLOR: '0',
        },
      });
    // Playwright starts the servers before it looks for tests, but not to list them.
    const listed = mayBeEmpty ? await playwright('test', '--list') : null;
    if (listed?.output.includes('Total: 0 tests')) {
      return { passed: 0, skipped: 0, failures: [], flaky: [], output: listed.output };
    }
    const { ok, output } = await playwright('test');
    return { ...buildTally({ name, ok, mayBeEmpty }, report, playwrightTally), output };
  });
}
