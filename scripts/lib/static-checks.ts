import { coverage } from '../coverage/coverage.ts';
import { staleGenerated } from './codegen.ts';
import { run } from './run.ts';
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
  await test.check('a test for every row of the specification', async () => {
    const { problems } = await coverage();
    return problems.join('\n');
  });
  await test.check('types', typecheck);
}

async function complaintsOf(command: string, args: string[]): Promise<string> {
  const { ok, output } = await run(command, args);
  return ok ? '' : output;
}
