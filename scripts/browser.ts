import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from './lib/run.ts';
import { CliError } from './lib/cli.ts';
import { readSettings, root } from './lib/settings.ts';

/** Chromium without windows, in which the tests take a quarter less time. */
const shells = ['chromium-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium for the browser tests: `CHROMIUM_PATH`, the headless shell (installed on Debian as root when it is
 * missing), another installed one, or Playwright's download. Throws a {@link CliError} that says what to install.
 */
export async function findBrowser(): Promise<string> {
  const { chromiumPath } = readSettings();
  if (chromiumPath) {
    if (works(chromiumPath)) return chromiumPath;
    throw new CliError(`CHROMIUM_PATH names ${chromiumPath}, which cannot be run.`);
  }
  return (
    findInstalled(shells) ??
    (await installOnDebian()) ??
    findInstalled(browsers, places) ??
    (await download()) ??
    failWithoutBrowser()
  );
}

/** Finds a Chromium with windows, which keeps pages for the way back; a shell never does. Throws like {@link findBrowser}. */
export async function findWholeBrowser(): Promise<string> {
  return (
    findInstalled(browsers, places) ??
    (await installOnDebian(['chromium'])) ??
    (await download()) ??
    failWithoutBrowser()
  );
}

function findInstalled(commands: string[], otherPlaces: string[] = []): string | undefined {
  const candidates = readSettings().commandFolders.flatMap((folder) =>
    commands.map((command) => join(folder, command)),
  );
  return [...candidates, ...otherPlaces].find(works);
}

async function download(): Promise<string | undefined> {
  const playwright = createRequire(join(root, 'e2e/package.json'))('@playwright/test') as {
    chromium: { executablePath(): string };
  };
  const path = playwright.chromium.executablePath();
  if (works(path)) return path;
  console.log("No installed Chromium found; trying Playwright's download …");
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    cwd: join(root, 'e2e'),
    limitMs: 300_000,
  });
  return works(path) ? path : undefined;
}

async function installOnDebian(names = [...shells, 'chromium']): Promise<string | undefined> {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium with apt-get …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, limitMs: 300_000 });
  for (const browser of names) {
    await run('apt-get', ['install', '-y', browser, 'fonts-noto-cjk'], { env, limitMs: 900_000 });
    const path = findInstalled([browser]);
    if (path) return path;
  }
  return undefined;
}

function failWithoutBrowser(): never {
  throw new CliError(
    'The browser tests need Chromium, and none could be found or downloaded. ' +
      'Install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk; elsewhere: Google Chrome), ' +
      'or name one with CHROMIUM_PATH=/path/to/chromium.',
  );
}

/** Runs the file, because Ubuntu's `chromium` may be a script that only asks to install a snap. */
function works(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
