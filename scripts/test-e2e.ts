import { runMain } from './lib/cli.ts';
import { runPlaywright } from './lib/run-playwright.ts';

// Runs journeys with Playwright's arguments, e.g. `npm run test:e2e -- smoke --project wide`.
runMain(() => runPlaywright(process.argv.slice(2)));
