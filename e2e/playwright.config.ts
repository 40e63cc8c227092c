import { defineConfig } from '@playwright/test';
import { originsOf } from '../scripts/lib/stack.ts';
import { browserOptions, narrow, wide } from './support/browser-options.ts';
import { currentWorld, isContinuousIntegration } from './support/settings.ts';
import { worldServer } from './support/world-server.ts';

const world = await currentWorld();

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
    ...(await browserOptions()),
    baseURL: originsOf(world.ports).site,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'wide', use: wide },
    // What `platform/` asserts does not depend on the window.
    { name: 'narrow', testIgnore: 'platform/**', use: narrow },
  ],
  webServer: worldServer(world),
});
