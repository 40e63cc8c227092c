import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { buildStale } from './lib/builds.ts';
import { CliError, runMain } from './lib/cli.ts';
import { canRun, longTests, recordPassed, runLongTest } from './lib/long-tests.ts';
import { endCommands } from './lib/run.ts';
import { readSettings } from './lib/settings.ts';
import { listenForShutdown } from './lib/shutdown-signal.ts';
import { TestRun } from './lib/test-run.ts';

// `npm run test:long -- <names>` runs the long tests of these names, else all, and notes which have passed.
runMain(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in longTests));
  if (unknown.length > 0) {
    throw new CliError(`Unknown: ${unknown.join(', ')}. Long tests: ${Object.keys(longTests).join(', ')}`);
  }
  const impossible = names.filter((name) => !canRun(name));
  if (impossible.length > 0)
    throw new CliError(`Without TEST_DATABASE_URL: ${impossible.join(', ')} can't run.`);
  const temporary = mkdtempSync(join(tmpdir(), 'yado-long-'));
  const test = new TestRun();
  const shutdown = listenForShutdown();
  try {
    const browser = await shutdown.race(findBrowser());
    await shutdown.race(buildStale(readSettings().keysDir));
    for (const name of names.length > 0 ? names : Object.keys(longTests)) {
      if (!canRun(name)) {
        test.note(`Not run, without TEST_DATABASE_URL: ${name}`);
        continue;
      }
      const failuresBefore = test.failures.length;
      await shutdown.race(runLongTest({ test, temporary, browser, words: [] }, name));
      if (test.failures.length === failuresBefore) recordPassed(name);
    }
  } catch (error) {
    if (error !== shutdown.requested) throw error;
    console.log('Interrupted.');
    return 130;
  } finally {
    endCommands();
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  }
  return test.close();
});
