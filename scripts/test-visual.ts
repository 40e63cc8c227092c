import { runMain } from './lib/cli.ts';
import { compressNewPictures } from './lib/pictures.ts';
import { runPlaywright } from './lib/run-playwright.ts';

// Compares pictures of the screens with the accepted ones, e.g. `npm run test:visual -- -u all` to take new ones.
runMain(async () => {
  const code = await runPlaywright(['--config', 'visual.config.ts', ...process.argv.slice(2)]);
  await compressNewPictures();
  return code;
});
