// Pictures of the screens, compared with the accepted ones in `visual/accepted/`. `npm run test:visual -- -u` takes
// them anew; look at every one that changed before it is committed.
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { originsOf } from '../scripts/lib/stack.ts';
import { browserOptions, narrow, wide } from './support/browser-options.ts';
import { currentWorld, isContinuousIntegration } from './support/settings.ts';
import { worldServer } from './support/world-server.ts';
import { clockStart, type Look } from './visual/_look.ts';

const world = await currentWorld();
const { site, agency } = originsOf(world.ports);
const clock = fileURLToPath(new URL('support/standing-clock.mjs', import.meta.url));

const looks: Record<string, Look & typeof wide> = {
  'wide-light': { ...wide, baseURL: site, theme: 'light', account: 'employee' },
  'wide-dark': { ...wide, baseURL: site, theme: 'dark', account: 'employee' },
  'wide-light-agency': { ...wide, baseURL: agency, theme: 'light', account: 'osakaAdmin' },
  'wide-dark-agency': { ...wide, baseURL: agency, theme: 'dark', account: 'osakaAdmin' },
  'narrow-light': { ...narrow, baseURL: site, theme: 'light', account: 'employee' },
  'narrow-dark-agency': { ...narrow, baseURL: agency, theme: 'dark', account: 'osakaAdmin' },
};

export default defineConfig<Look>({
  testDir: 'visual',
  outputDir: 'test-results',
  snapshotPathTemplate: 'visual/accepted/{projectName}/{arg}{ext}',
  forbidOnly: isContinuousIntegration,
  retries: isContinuousIntegration ? 1 : 0,
  updateSnapshots: 'none',
  workers: 2,
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // Other builds of Chromium smooth edges a little differently.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.01 },
  },
  reporter: isContinuousIntegration ? 'line' : 'list',
  use: await browserOptions(),
  projects: Object.entries(looks).map(([name, use]) => ({ name, use })),
  webServer: worldServer(world, { NODE_OPTIONS: `--import="${clock}"`, YADO_E2E_CLOCK: clockStart }),
});
