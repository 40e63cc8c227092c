import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { originsOf } from '../scripts/lib/stack.ts';
import { currentWorld, isContinuousIntegration } from './support/settings.ts';

const { ports } = await currentWorld();
const { site } = originsOf(ports);
const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: isContinuousIntegration,
  retries: isContinuousIntegration ? 1 : 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: isContinuousIntegration ? 'line' : 'list',
  use: {
    baseURL: site,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 800 } } },
    // What `platform/` asserts does not depend on the window.
    {
      name: 'narrow',
      testIgnore: 'platform/**',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" support/world.ts`,
    url: `${site}/healthz`,
    timeout: 900_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
