import { runMain } from './lib/cli.ts';
import { runPlaywright } from './lib/run-playwright.ts';

// Runs journeys with Playwright's arguments, e.g. `npm run test:e2e -- smoke --project wide`; the long ones only by
// `--project long`.
runMain(() => {
  const given = process.argv.slice(2);
  const namesProject = given.some((argument) => argument.startsWith('--project'));
  return runPlaywright(namesProject ? given : [...given, '--project=wide', '--project=narrow']);
});
