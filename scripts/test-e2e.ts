import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStale } from './lib/builds.ts';
import { runMain } from './lib/cli.ts';
import { readSettings, root } from './lib/settings.ts';

// Builds what is stale, then runs Playwright with the given arguments, e.g. `npm run test:e2e -- smoke --project wide`.
runMain(async () => {
  await buildStale(readSettings().keysDir);
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)];
  const playwright = spawn(process.execPath, args, { cwd: join(root, 'e2e'), stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => playwright.kill(signal));
  return new Promise<number>((resolve) => {
    playwright.once('exit', (code) => resolve(code ?? 1));
  });
});
