import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { buildStale } from './lib/builds.ts';
import { embeddedToo } from './lib/embedded-too.ts';
import { endCommands } from './lib/run.ts';
import { runMain } from './lib/cli.ts';
import { findOutdated, runLongTest } from './lib/long-tests.ts';
import { readSettings } from './lib/settings.ts';
import { staticChecks } from './lib/static-checks.ts';
import { TestRun } from './lib/test-run.ts';
import { browserSuite, type TestContext, vitestSuite } from './lib/test-suites.ts';
import { listenForShutdown } from './lib/shutdown-signal.ts';

// `npm test -- <words>` runs only the tests whose path contains one of the words.
runMain(async () => {
  const words = process.argv.slice(2);
  const temporary = mkdtempSync(join(tmpdir(), 'yado-test-'));
  const test = new TestRun();
  const shutdown = listenForShutdown();
  try {
    let browser: string | undefined;
    await shutdown.race(
      test.check('a browser for the tests', async () => {
        browser = await findBrowser();
        return '';
      }),
    );
    const context: TestContext = { test, temporary, browser, words };
    // In three lanes, because the tests of servers spend half of their time waiting for them and for clocks.
    await shutdown.race(Promise.all([apiTests(context), browserTests(context), serverTests(context)]));
    const isBuilt = await shutdown.race(
      test.check('build', () => buildStale(readSettings().keysDir).then(() => '')),
    );
    if (isBuilt && browser) {
      const projects = ['wide', 'narrow'];
      await shutdown.race(browserSuite(context, 'journeys', { config: 'playwright.config.ts', projects }));
      await shutdown.race(browserSuite(context, 'pictures of the screens', { config: 'visual.config.ts' }));
      if (words.length === 0)
        for (const name of findOutdated()) await shutdown.race(runLongTest(context, name));
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

async function apiTests(context: TestContext): Promise<void> {
  const { testDatabaseUrl: database } = readSettings();
  const projects = ['api'];
  if (!database) return vitestSuite(context, { name: 'API', projects });
  await vitestSuite(context, { name: 'API on PostgreSQL', projects, database });
  if (context.words.length > 0) return;
  await vitestSuite(context, { name: 'API on the embedded database', projects, words: embeddedToo });
}

async function browserTests(context: TestContext): Promise<void> {
  if (context.words.length === 0) await staticChecks(context.test);
  await vitestSuite(context, { name: 'browser packages', projects: ['browser', 'browser-isolated'] });
}

async function serverTests(context: TestContext): Promise<void> {
  await vitestSuite(context, { name: 'delivery, sandbox', projects: ['delivery', 'sandbox'] });
  await vitestSuite(context, { name: 'scripts', projects: ['scripts'] });
}
