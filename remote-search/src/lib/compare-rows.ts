export interface CompareRow {
  label: string;
  /** One per column; null where nothing is known. */
  cells: (string | null)[];
  differs: boolean;
  /** Which cells are the best of the row; empty where none stands out or no order says what is better. */
  best: number[];
  /** What the best is called. */
  bestWord: string;
}

/** How one row of a comparison reads its columns. */
export interface RowRule<T> {
  label: string;
  text: (compared: T) => string | null;
  /** What makes one better; bigger wins. */
  worth?: (compared: T) => number | null;
  /** What the best is called; 最良 unless given otherwise. */
  bestWord?: string;
}

/** What is compared, row by row: where it differs, and which is best where that can be said. */
export function compareRows<T>(rules: readonly RowRule<T>[], compared: readonly T[]): CompareRow[] {
  return rules.map(({ label, text, worth, bestWord = '最良' }) => {
    const cells = compared.map(text);
    const differs = new Set(cells).size > 1;
    return { label, cells, differs, best: differs && worth ? findBest(compared.map(worth)) : [], bestWord };
  });
}

/** Places of the greatest value, unless all that are known share it. */
function findBest(worths: readonly (number | null)[]): number[] {
  const known = worths.filter((worth) => worth !== null);
  const most = Math.max(...known);
  if (known.length < 2 || known.every((worth) => worth === most)) return [];
  return worths.flatMap((worth, index) => (worth === most ? [index] : []));
}
