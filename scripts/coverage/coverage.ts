import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFiles } from '../lib/project-files.ts';
import { root } from '../lib/settings.ts';
import type { CoverageRow } from './coverage-table.ts';
import { findClaims } from './find-claims.ts';
import { specRows } from './rows.ts';

export interface Coverage {
  rows: CoverageRow[];
  /** Rows without a test, and rows that tests name although they do not exist. */
  problems: string[];
}

/** Which tests prove which row of the specification, as the tests themselves say. */
export async function coverage(): Promise<Coverage> {
  const files = new Map(Object.keys(specRows).map((row) => [row, [] as string[]]));
  const problems: string[] = [];
  for (const file of testFiles()) {
    for (const { rows } of findClaims(file, await readFile(join(root, file), 'utf8'))) {
      for (const row of rows) {
        const known = files.get(row);
        if (known) known.push(file);
        else problems.push(`${file}: there is no row ${row}.`);
      }
    }
  }
  const rows = Object.entries(specRows).map(([row, what]) => ({ row, what, files: files.get(row) ?? [] }));
  for (const { row, what, files: proofs } of rows)
    if (proofs.length === 0) problems.push(`No test proves ${row}: ${what}.`);
  return { rows, problems };
}

function testFiles(): string[] {
  return projectFiles().filter(
    (file) => /\.(?:test\.tsx?|spec\.ts)$/.test(file) && !file.startsWith('scripts/coverage/'),
  );
}
