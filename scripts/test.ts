import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { buildStale } from './lib/builds.ts';
import { embeddedToo } from './lib/embedded-too.ts';
import { endCommands } from './lib/run.ts';
import { runMain } from './lib/cli.ts';
import { canRun, findOutdated, runLongTest } from './lib/long-tests.ts';
import { readSettings } from './lib/settings.ts';
import { staticChecks } from './lib/static-checks.ts';
import { TestRun } from './lib/test-run.ts';
import { browserSuite, type TestContext, vitestSuite } from './lib/test-suites.ts';
import { listenForShutdown } from './lib/shutdown-signal.ts';

/**
 * Long tests begin only this long after the start, so that a slow machine ends within the 90 minutes of the pipeline.
 * What was not run stays outdated in the record, and is named at the end.
 */
const LONG_TESTS_BEGIN_MS = 20 * 60_000;

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
    // In two lanes, because the tests of servers and of browsers spend half of their time waiting. Those of the API and the
    // journeys don't meet: each has four workers, and on two processors what they wait for would starve.
    const api = apiTests(context);
    const build = browserTests(context).then(() =>
      test.check('build', () => buildStale(readSettings().keysDir).then(() => '')),
    );
    const ready = Promise.all([build, api]);
    const journeys = ready.then(([isBuilt]) => (isBuilt && browser ? browserJourneys(context) : undefined));
    const servers = ready.then(() => serverTests(context));
    await shutdown.race(Promise.all([journeys, servers]));
    if ((await build) && browser && words.length === 0) {
      for (const name of findOutdated()) {
        if (!canRun(name)) test.note(`Not run, without TEST_DATABASE_URL: npm run test:long -- ${name}`);
        else if (performance.now() < LONG_TESTS_BEGIN_MS) await shutdown.race(runLongTest(context, name));
        else test.note(`Not run, for lack of time: npm run test:long -- ${name}`);
      }
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

function apiTests(context: TestContext): Promise<void> {
  const { testDatabaseUrl: database } = readSettings();
  return vitestSuite(context, {
    name: database ? 'API on PostgreSQL' : 'API',
    projects: ['api', 'api-isolated'],
    database,
  });
}

async function browserTests(context: TestContext): Promise<void> {
  if (context.words.length === 0) await staticChecks(context.test);
  await vitestSuite(context, { name: 'browser packages', projects: ['browser', 'browser-isolated'] });
}

async function browserJourneys(context: TestContext): Promise<void> {
  const projects = ['wide', 'narrow', ...(context.words.length > 0 ? ['releases'] : [])];
  await browserSuite(context, 'journeys', { config: 'playwright.config.ts', projects });
  await browserSuite(context, 'pictures of the screens', { config: 'visual.config.ts' });
}

async function serverTests(context: TestContext): Promise<void> {
  await vitestSuite(context, {
    name: 'delivery, sandbox',
    projects: ['delivery', 'delivery-isolated', 'sandbox'],
  });
  const projects = ['scripts', ...(context.words.length > 0 ? ['scripts-long'] : [])];
  await vitestSuite(context, { name: 'scripts', projects });
  if (context.words.length > 0 || !readSettings().testDatabaseUrl) return;
  await vitestSuite(context, { name: 'API on the embedded database', projects: ['api'], words: embeddedToo });
}
