import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStale } from './builds.ts';
import { readSettings, root } from './settings.ts';

/** Builds what is stale, then runs Playwright with these arguments in `e2e/`; returns its exit code. */
export async function runPlaywright(args: string[]): Promise<number> {
  await buildStale(readSettings().keysDir);
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...args];
  const playwright = spawn(process.execPath, command, { cwd: join(root, 'e2e'), stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => playwright.kill(signal));
  return new Promise((resolve) => {
    playwright.once('exit', (code) => resolve(code ?? 1));
  });
}
