import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverage, coverageFile } from '../coverage/coverage.ts';
import { staleGenerated } from './codegen.ts';
import { run } from './run.ts';
import { root } from './settings.ts';
import type { TestRun } from './test-run.ts';
import { typecheck } from './typecheck.ts';

/** What can be said of the sources without running them. */
export async function staticChecks(test: TestRun): Promise<void> {
  await test.check('format (npm run format mends it)', () => complaintsOf('biome', ['format']));
  await test.check('lint', () => complaintsOf('oxlint', ['--deny-warnings']));
  await test.check('generated files (npm run codegen renews them)', async () => {
    const stale = await staleGenerated();
    return stale.map((file) => `stale: ${file}`).join('\n');
  });
  await test.check('what the tests prove (npm run coverage renews its table)', coverageComplaints);
  await test.check('types', typecheck);
}

async function coverageComplaints(): Promise<string> {
  const { table, problems } = await coverage();
  const current = await readFile(join(root, coverageFile), 'utf8');
  return [...problems, ...(current === table ? [] : [`${coverageFile} is stale.`])].join('\n');
}

async function complaintsOf(command: string, args: string[]): Promise<string> {
  const { ok, output } = await run(command, args);
  return ok ? '' : output;
}
