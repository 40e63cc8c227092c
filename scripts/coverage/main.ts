// Prints which tests prove which row of the specification; fails when a row has none.
import { runMain } from '../lib/cli.ts';
import { coverage } from './coverage.ts';
import { coverageTable } from './coverage-table.ts';

runMain(async () => {
  const { rows, problems } = await coverage();
  console.log(coverageTable(rows));
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
});
