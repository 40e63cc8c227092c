// Pictures of the screens, compared with the accepted ones in `visual/accepted/`. `npm run test:visual -- -u` takes
// new ones; look at every one that changed before it is committed.
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { toOrigins } from '../scripts/lib/stack.ts';
import { browserOptions, limits, narrow, wide } from './support/browser-options.ts';
import { currentWorld, isContinuousIntegration } from './support/settings.ts';
import { worldServer } from './support/world-server.ts';
import type { Look } from './visual/_look.ts';

const world = await currentWorld();
const { site, agency } = toOrigins(world.ports);
const clock = fileURLToPath(new URL('support/moved-clock.ts', import.meta.url));

const [plain, branded] = [
  { baseURL: site, account: 'employee' },
  { baseURL: agency, account: 'osakaAdmin' },
] as const;
// Every pair of window, colors and brand is in one of them.
const looks: Record<string, Look & typeof wide> = {
  'wide-dark': { ...wide, ...plain, theme: 'dark', week: 1 },
  'wide-light-agency': { ...wide, ...branded, theme: 'light', week: 2 },
  'narrow-light': { ...narrow, ...plain, theme: 'light', week: 4 },
  'narrow-dark-agency': { ...narrow, ...branded, theme: 'dark', week: 5 },
};
const booked = ['**/booked.spec.ts', '**/trips.spec.ts'];

export default defineConfig<Look>({
  testDir: 'visual',
  outputDir: 'test-results',
  snapshotPathTemplate: 'visual/accepted/{projectName}/{arg}{ext}',
  forbidOnly: isContinuousIntegration,
  retries: isContinuousIntegration ? 2 : 0,
  updateSnapshots: 'none',
  // Beside the journeys, whose workers wait half of their time.
  workers: 2,
  timeout: limits.timeout,
  expect: {
    ...limits.expect,
    // Other builds of Chromium smooth edges a little differently.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.01 },
  },
  reporter: isContinuousIntegration ? 'line' : 'list',
  use: await browserOptions(),
  projects: Object.entries(looks).flatMap(([name, use]) => {
    // A test that is tagged `@narrow`, `@agency` or `@plain` is of those looks alone.
    const others = ['narrow', name.includes('agency') ? 'plain' : 'agency'].filter(
      (kind) => kind !== 'narrow' || !name.includes(kind),
    );
    const grepInvert = others.map((tag) => new RegExp(`@${tag}`));
    return [
      { name, use, testIgnore: booked, grepInvert },
      { name: `${name}-booked`, use, testMatch: booked, grepInvert, dependencies: Object.keys(looks) },
    ];
  }),
  webServer: worldServer(world, { NODE_OPTIONS: `--import="${clock}"` }),
});
