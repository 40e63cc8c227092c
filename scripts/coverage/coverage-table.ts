/** A row of the specification and the files of its tests, one entry per test. */
export interface CoverageRow {
  row: string;
  what: string;
  files: string[];
}

const sections: Record<string, string> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'Calls',
  8: 'Error catalog',
  9: 'Business constants and limits',
};

/** Columns are as wide as the longest entry, but a long description pushes only its own line. */
const WIDEST = 60;

/** The rows as text: id, what, number of tests, files. */
export function coverageTable(rows: readonly CoverageRow[]): string {
  const id = measureWidth(rows.map(({ row }) => row));
  const what = measureWidth(rows.map((row) => row.what));
  const blocks = Object.entries(sections).flatMap(([number, heading]) => {
    const lines = rows
      .filter(({ row }) => row.startsWith(`${number}.`))
      .map((row) => [row.row.padEnd(id), row.what.padEnd(what), row.files.length, filesIn(row)].join(' | '));
    return lines.length === 0 ? [] : [[`${number}. ${heading}`, ...lines].join('\n')];
  });
  return blocks.join('\n\n');
}

function measureWidth(texts: readonly string[]): number {
  return Math.min(WIDEST, Math.max(0, ...texts.map((text) => text.length)));
}

function filesIn({ files }: CoverageRow): string {
  return [...new Set(files)].join(', ');
}
