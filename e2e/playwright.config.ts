import { defineConfig } from '@playwright/test';
import { toOrigins } from '../scripts/lib/stack.ts';
import { browserOptions, limits, narrow, wide } from './support/browser-options.ts';
import { currentWorld, isContinuousIntegration } from './support/settings.ts';
import { worldServer } from './support/world-server.ts';

const world = await currentWorld();

/** Where a narrow window changes what a person does: menu, filters, map, calendar, payment, lists, documents. */
const narrowJourneys = [
  'comparison',
  'confirm-and-completed',
  'density',
  'desks',
  'guest-voucher',
  'hotel-page',
  'layout-shift',
  'map',
  'papers',
  'payment-step',
  'phone-sheets',
  'price-calendar',
  'results',
  'saved-rates',
  'search',
  'shell',
  'start-page',
  'trips',
  'whole-job',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: isContinuousIntegration,
  retries: isContinuousIntegration ? 2 : 0,
  // A journey waits for servers half of its time.
  workers: 4,
  ...limits,
  reporter: isContinuousIntegration ? 'line' : 'list',
  use: {
    ...(await browserOptions()),
    baseURL: toOrigins(world.ports).site,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    // A test that is tagged `@narrow` or `@wide` shows nothing new in the other window.
    { name: 'wide', testIgnore: 'releases/**', grepInvert: /@narrow|@long/, use: wide },
    { name: 'narrow', testMatch: narrowJourneys, grepInvert: /@wide|@long/, use: narrow },
    // Those of the long tests (`scripts/lib/long-tests.ts`).
    { name: 'releases', testMatch: 'releases/**', use: wide },
    { name: 'long', grep: /@long/, use: wide },
  ],
  webServer: worldServer(world),
});
