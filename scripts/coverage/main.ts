// Writes docs/coverage.md: which test proves which row of the specification.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMain } from '../lib/cli.ts';
import { root } from '../lib/settings.ts';
import { coverage, coverageFile } from './coverage.ts';

runMain(async () => {
  const { table, problems } = await coverage();
  await writeFile(join(root, coverageFile), table);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
});
