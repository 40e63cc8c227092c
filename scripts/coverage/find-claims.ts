/** A test with the rows of the specification that it proves. */
export interface Claim {
  rows: string[];
  /** Name of the test. */
  title: string;
}

const marker = /^\s*\/\/ spec: (.+)$/;
const call = /^\s*(?:test|it|describe)\b/;
const title = /(['"`])((?:\\.|(?!\1).)+)\1/;

/** Finds the claims in the text of a test file; throws for a marker that is not above a test. */
export function findClaims(file: string, text: string): Claim[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const rows = marker.exec(line)?.[1];
    if (rows === undefined) return [];
    const after = lines.slice(index + 1, index + 8).filter((next) => !next.trim().startsWith('//'));
    const named = title.exec(after.join('\n'))?.[2];
    if (!call.test(after[0] ?? '') || named === undefined) {
      throw new Error(`${file}:${index + 1}: no test below this line.`);
    }
    return { rows: rows.split(',').map((row) => row.trim()), title: named };
  });
}
