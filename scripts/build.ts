import { buildStale } from './lib/builds.ts';
import { runMain } from './lib/cli.ts';
import { readSettings } from './lib/settings.ts';

runMain(async () => {
  const built = await buildStale(readSettings().keysDir);
  console.log(built.length === 0 ? 'Every build is up to date.' : `Built ${built.length} packages.`);
});
