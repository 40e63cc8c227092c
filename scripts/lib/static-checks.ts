import { coverage } from '../coverage/coverage.ts';
import { findStaleGenerated } from './codegen.ts';
import { run } from './run.ts';
import type { TestRun } from './test-run.ts';
import { typecheck } from './typecheck.ts';

export const checkFormat = (test: TestRun) =>
  test.check('format (fix: npm run format)', () => collectComplaints('biome', ['format']));

export const checkLint = (test: TestRun) =>
  test.check('lint', () => collectComplaints('oxlint', ['--type-aware', '--deny-warnings']));

/** All checks that read the sources without running them. */
export async function staticChecks(test: TestRun): Promise<void> {
  await checkFormat(test);
  await checkLint(test);
  await test.check('unused files, exports and dependencies', () =>
    collectComplaints('knip', ['--no-progress']),
  );
  await test.check('generated files (fix: npm run codegen)', async () => {
    const stale = await findStaleGenerated();
    return stale.map((file) => `stale: ${file}`).join('\n');
  });
  await test.check('a test for every row of the specification', async () => {
    const { problems } = await coverage();
    return problems.join('\n');
  });
  await test.check('types', () => typecheck());
}

async function collectComplaints(command: string, args: string[]): Promise<string> {
  const { ok, output } = await run(command, args);
  return ok ? '' : output;
}
