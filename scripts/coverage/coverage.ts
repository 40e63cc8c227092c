import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFiles } from '../lib/project-files.ts';
import { root } from '../lib/settings.ts';
import { findClaims } from './find-claims.ts';
import { specRows } from './rows.ts';

/** Path of the table from the root. */
export const coverageFile = 'docs/coverage.md';

const sections: Record<string, string> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'Calls',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

export interface Coverage {
  /** Content that the file should have. */
  table: string;
  /** Rows without a test, and unknown rows that tests name. */
  problems: string[];
}

/** Collects which test proves which row of the specification, from the markers in test files. */
export async function coverage(): Promise<Coverage> {
  const proofs = new Map(Object.keys(specRows).map((row) => [row, [] as string[]]));
  const problems: string[] = [];
  for (const file of testFiles()) {
    for (const { rows, title } of findClaims(file, await readFile(join(root, file), 'utf8'))) {
      for (const row of rows) {
        const known = proofs.get(row);
        if (known) known.push(`${title.replaceAll('|', '\\|')} (\`${file}\`)`);
        else problems.push(`${file}: there is no row ${row}.`);
      }
    }
  }
  for (const [row, tests] of proofs)
    if (tests.length === 0) problems.push(`No test proves ${row}: ${specRows[row]}.`);
  return { table: buildTable(proofs), problems };
}

function testFiles(): string[] {
  return projectFiles().filter(
    (file) => /\.(?:test\.tsx?|spec\.ts)$/.test(file) && !file.startsWith('scripts/coverage/'),
  );
}

function buildTable(proofs: ReadonlyMap<string, string[]>): string {
  const parts = Object.entries(sections).map(([number, heading]) => {
    const rows = [...proofs].filter(([row]) => row.startsWith(`${number}.`));
    const lines = rows.map(([row, tests]) => `| ${row} | ${specRows[row]} | ${tests.join('<br>')} |`);
    return [`## ${number}. ${heading}`, '', '| row | what | tests |', '| --- | --- | --- |', ...lines].join(
      '\n',
    );
  });
  return (
    [
      '# What the tests prove',
      'Made by `npm run coverage` from what the tests say of themselves.',
      ...parts,
    ].join('\n\n') + '\n'
  );
}
