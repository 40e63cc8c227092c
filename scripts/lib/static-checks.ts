import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverage, coverageFile } from '../coverage/coverage.ts';
import { findStaleGenerated } from './codegen.ts';
import { run } from './run.ts';
import { root } from './settings.ts';
import type { TestRun } from './test-run.ts';
import { typecheck } from './typecheck.ts';

export const checkFormat = (test: TestRun) =>
  test.check('format (fix: npm run format)', () => collectComplaints('biome', ['format']));

export const checkLint = (test: TestRun) =>
  test.check('lint', () => collectComplaints('oxlint', ['--deny-warnings']));

/** All checks that read the sources without running them. */
export async function staticChecks(test: TestRun): Promise<void> {
  await checkFormat(test);
  await checkLint(test);
  await test.check('generated files (fix: npm run codegen)', async () => {
    const stale = await findStaleGenerated();
    return stale.map((file) => `stale: ${file}`).join('\n');
  });
  await test.check('specification coverage (fix: npm run coverage)', checkCoverage);
  await test.check('types', () => typecheck());
}

async function checkCoverage(): Promise<string> {
  const { table, problems } = await coverage();
  const current = await readFile(join(root, coverageFile), 'utf8');
  return [...problems, ...(current === table ? [] : [`${coverageFile} is stale.`])].join('\n');
}

async function collectComplaints(command: string, args: string[]): Promise<string> {
  const { ok, output } = await run(command, args);
  return ok ? '' : output;
}
