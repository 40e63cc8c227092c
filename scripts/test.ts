import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { buildStale } from './lib/builds.ts';
import { embeddedToo } from './lib/embedded-too.ts';
import { endCommands } from './lib/run.ts';
import { runMain } from './lib/cli.ts';
import { watchPauses } from './lib/machine-pauses.ts';
import { canRun, findOutdated, longTests, runLongTest } from './lib/long-tests.ts';
import { readSettings } from './lib/settings.ts';
import { generateMissingStyles, staticChecks } from './lib/static-checks.ts';
import { TestRun } from './lib/test-run.ts';
import { browserSuite, type TestContext, vitestSuite } from './lib/test-suites.ts';
import { listenForShutdown } from './lib/shutdown-signal.ts';

/**
 * Long tests begin only this long after the start, so that a slow machine ends within the 90 minutes of the pipeline.
 * What was not run stays outdated in the record, and is named at the end.
 */
const LONG_TESTS_BEGIN_MS = 40 * 60_000;

// `npm test -- <words>` runs only the tests whose path contains one of the words.
runMain(async () => {
  const words = process.argv.slice(2);
  const temporary = mkdtempSync(join(tmpdir(), 'yado-test-'));
  const test = new TestRun();
  using pauses = watchPauses();
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
    // In two lanes, because tests spend a part of their time waiting. Real browsers begin when nothing else is left: on
    // two processors what they wait for would starve beside the four workers of the API's tests.
    const [isBuilt] = await shutdown.race(Promise.all([otherTests(context), apiTests(context)]));
    if (isBuilt && browser) await shutdown.race(browserTests(context));
  } catch (error) {
    if (error !== shutdown.requested) throw error;
    console.log('Interrupted.');
    return 130;
  } finally {
    endCommands();
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  }
  if (pauses.seconds.length > 0) test.note(`The machine paused, in seconds: ${pauses.seconds.join(', ')}`);
  return test.close();
});

/** Resolves whether there are builds for a browser. */
async function otherTests(context: TestContext): Promise<boolean> {
  const { test, words } = context;
  // Tests of browser packages need what the static checks generate.
  if (words.length === 0) await staticChecks(test);
  else await generateMissingStyles(test);
  await vitestSuite(context, { name: 'browser packages', projects: ['browser', 'browser-isolated'] });
  const isBuilt = await test.check('build', () => buildStale(readSettings().keysDir).then(() => ''));
  await vitestSuite(context, {
    name: 'delivery, sandbox',
    projects: ['delivery', 'delivery-isolated', 'sandbox'],
  });
  const projects = ['scripts', ...(words.length > 0 ? ['scripts-long'] : [])];
  await vitestSuite(context, { name: 'scripts', projects });
  if (words.length === 0 && readSettings().testDatabaseUrl) {
    await vitestSuite(context, {
      name: 'API on the embedded database',
      projects: ['api'],
      words: embeddedToo,
    });
  }
  return isBuilt;
}

function apiTests(context: TestContext): Promise<void> {
  const { testDatabaseUrl: database } = readSettings();
  return vitestSuite(context, {
    name: database ? 'API on PostgreSQL' : 'API',
    projects: ['api', 'api-isolated'],
    database,
  });
}

async function browserTests(context: TestContext): Promise<void> {
  if (context.words.length > 0) {
    await Promise.all([journeys(context, ['releases']), runLongTest(context, 'pictures')]);
    return;
  }
  const outdated = findOutdated();
  const unchanged = Object.keys(longTests).filter((name) => !outdated.includes(name));
  if (unchanged.length > 0)
    context.test.note(`Not run, unchanged since they passed: ${unchanged.join(', ')}`);
  // Both wait for servers a part of their time.
  const beside = outdated.includes('pictures') ? [runLongTest(context, 'pictures')] : [];
  await Promise.all([journeys(context), ...beside]);
  for (const name of outdated) {
    if (name === 'pictures') continue;
    if (!canRun(name)) context.test.note(`Not run, without TEST_DATABASE_URL: npm run test:long -- ${name}`);
    else if (performance.now() < LONG_TESTS_BEGIN_MS) await runLongTest(context, name);
    else context.test.note(`Not run, for lack of time: npm run test:long -- ${name}`);
  }
}

function journeys(context: TestContext, more: string[] = []): Promise<void> {
  const projects = ['wide', 'narrow', ...more];
  return browserSuite(context, 'journeys', { config: 'playwright.config.ts', projects });
}
