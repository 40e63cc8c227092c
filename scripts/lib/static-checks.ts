import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { coverage } from '../coverage/coverage.ts';
import { findStaleGenerated, generateStyles } from './codegen.ts';
import { browserPackages } from './packages.ts';
import { run } from './run.ts';
import { root } from './settings.ts';
import type { TestRun } from './test-run.ts';

export const checkFormat = (test: TestRun) =>
  test.check('format (fix: npm run format)', () => collectComplaints('biome', ['format']));

/** Reads generated types and styles: they must be there. */
export const checkLintAndTypes = (test: TestRun) =>
  test.check('lint and types', () => collectComplaints('npm', ['run', '--silent', 'lint']));

/** All checks that read the sources without running them. */
export async function staticChecks(test: TestRun): Promise<void> {
  await checkFormat(test);
  await test.check('generated files (fix: npm run codegen)', async () => {
    const stale = await findStaleGenerated();
    return stale.map((file) => `stale: ${file}`).join('\n');
  });
  // Both need what was generated.
  await test.check('unused files, exports and dependencies', () =>
    collectComplaints('knip', ['--no-progress']),
  );
  await checkLintAndTypes(test);
  await test.check('a test for every row of the specification', async () => {
    const { problems } = await coverage();
    return problems.join('\n');
  });
}

async function collectComplaints(command: string, args: string[]): Promise<string> {
  const { ok, output } = await run(command, args);
  return ok ? '' : output;
}

/** Generates the style functions that types and tests need in packages that have none yet, as in a new checkout. */
export async function generateMissingStyles(test: TestRun): Promise<void> {
  const missing = browserPackages.filter((name) => !existsSync(join(root, name, 'styled-system')));
  if (missing.length === 0) return;
  await test.check('style functions', () => generateStyles(missing).then(() => ''));
}
