import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './lib/changed-files.ts';
import { runMain } from './lib/cli.ts';
import { endCommands } from './lib/run.ts';
import { listenForShutdown } from './lib/shutdown-signal.ts';
import { checkFormat, checkLintAndTypes, generateMissingStyles } from './lib/static-checks.ts';
import { TestRun } from './lib/test-run.ts';
import { vitestSuite } from './lib/test-suites.ts';
import { selectUnitTests } from './lib/unit-tests.ts';

// Quick checks of a change: format, lint, types, and the unit tests of the packages that it touches.
runMain(async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'yado-check-'));
  const test = new TestRun();
  const shutdown = listenForShutdown();
  try {
    const files = changedFiles();
    await shutdown.race(generateMissingStyles(test));
    const unitTests = async () => {
      for (const suite of selectUnitTests(files))
        await vitestSuite({ test, temporary, browser: undefined, words: [] }, suite);
    };
    const checks = async () => {
      await checkFormat(test);
      await checkLintAndTypes(test);
    };
    await shutdown.race(Promise.all([unitTests(), checks()]));
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
