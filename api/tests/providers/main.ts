import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findReason, PROVIDERS, REAL_TOO } from './_settings.ts';

// `npm run test:providers`: the same cases on the sandbox and, where there are test accounts, on the real services.
for (const name of PROVIDERS) {
  const reason = findReason(name);
  console.log(`${name}: ${reason === null ? 'sandbox and test account' : `sandbox alone (${reason})`}`);
}
const root = join(import.meta.dirname, '../../..');
const vitest = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs');
const child = spawn(process.execPath, [vitest, 'run', '--project', 'api', 'api/tests/providers/'], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'test', [REAL_TOO]: '1' },
  stdio: 'inherit',
});
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
