import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { coverage, coverageFile } from './coverage/coverage.ts';
import { buildStale } from './lib/builds.ts';
import { staleGenerated } from './lib/codegen.ts';
import { builtPackages } from './lib/packages.ts';
import { endCommands, run } from './lib/run.ts';
import { runMain } from './lib/say.ts';
import { readSettings, root } from './lib/settings.ts';
import { playwrightTally, tallyOf, vitestTally } from './lib/tally.ts';
import { TestRun } from './lib/test-run.ts';
import { typecheck } from './lib/typecheck.ts';
import { untilToldToStop } from './lib/until-told-to-stop.ts';

const playwrightCli = 'node_modules/@playwright/test/cli.js';
const testedPackages = ['scripts', 'shared', ...builtPackages, 'delivery', 'sandbox', 'api'];

runMain(async () => {
  const { keysDir, testDatabaseUrl } = readSettings();
  // Of reports, and of whatever tests leave lying about.
  const temporary = mkdtempSync(join(tmpdir(), 'yado-test-'));
  const test = new TestRun();
  const end = untilToldToStop();
  try {
    await end.unless(staticChecks(test));
    const browser = await end.unless(browserFor(test));
    for (const name of testedPackages) await end.unless(unitTests(test, name, temporary, browser));
    if (testDatabaseUrl) {
      const env = { TEST_DATABASE_URL: testDatabaseUrl };
      await end.unless(unitTests(test, 'api', temporary, browser, { name: 'api on PostgreSQL', env }));
    }
    const isBuilt = await end.unless(test.check('build', () => buildStale(keysDir).then(() => '')));
    if (isBuilt && browser) {
      await end.unless(browserTests(test, 'journeys', 'playwright.config.ts', temporary, browser));
      await end.unless(browserTests(test, 'pictures of the screens', 'visual.config.ts', temporary, browser));
    }
  } catch (error) {
    if (error !== end.told) throw error;
    console.log('Interrupted.');
    return 130;
  } finally {
    endCommands();
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  }
  return test.close();
});

async function staticChecks(test: TestRun): Promise<void> {
  await test.check('format (npm run format mends it)', () => complaintsOf('biome', ['format']));
  await test.check('lint', () => complaintsOf('oxlint', ['--deny-warnings']));
  await test.check('generated files (npm run codegen renews them)', async () => {
    const stale = await staleGenerated();
    return stale.map((file) => `stale: ${file}`).join('\n');
  });
  await test.check('what the tests prove (npm run coverage renews its table)', coverageComplaints);
  await test.check('types', typecheck);
}

async function coverageComplaints(): Promise<string> {
  const { table, problems } = await coverage();
  const current = await readFile(join(root, coverageFile), 'utf8');
  return [...problems, ...(current === table ? [] : [`${coverageFile} is stale.`])].join('\n');
}

async function browserFor(test: TestRun): Promise<string | undefined> {
  let browser: string | undefined;
  await test.check('a browser for the tests', async () => {
    browser = await findBrowser();
    return '';
  });
  return browser;
}

function unitTests(
  test: TestRun,
  folder: string,
  temporary: string,
  browser: string | undefined,
  // Without a server named here the API's tests run on the embedded database.
  suite = { name: folder, env: { TEST_DATABASE_URL: '' } },
): Promise<void> {
  return test.tests(`tests of ${suite.name}`, async () => {
    const report = join(temporary, `${suite.name}.json`);
    const args = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json'];
    const { ok, output } = await run('vitest', [...args, `--outputFile.json=${report}`], {
      cwd: join(root, folder),
      env: {
        NODE_ENV: 'test',
        TMPDIR: temporary,
        ...suite.env,
        ...(browser ? { CHROMIUM_PATH: browser } : {}),
      },
    });
    return { ...tallyOf(suite.name, ok, report, vitestTally), output };
  });
}

function browserTests(
  test: TestRun,
  name: string,
  config: string,
  temporary: string,
  browser: string,
): Promise<void> {
  return test.tests(name, async () => {
    const report = join(temporary, `${config}.json`);
    const args = [playwrightCli, 'test', '--config', config, '--reporter=line,json'];
    const { ok, output } = await run(process.execPath, args, {
      cwd: join(root, 'e2e'),
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        TMPDIR: temporary,
        CHROMIUM_PATH: browser,
        FORCE_COLOR: '0',
      },
    });
    return { ...tallyOf(name, ok, report, playwrightTally), output };
  });
}

async function complaintsOf(command: string, args: string[]): Promise<string> {
  const { ok, output } = await run(command, args);
  return ok ? '' : output;
}
