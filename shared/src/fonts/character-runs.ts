/** The first and the last code point of characters that follow each other. */
export type Run = [first: number, last: number];

/**
 * Reads runs as `build/font-ranges.mjs` writes them, at about half the bytes of a `unicode-range`: for each the distance
 * from the run before, and how many more follow the first, both to the base of 36: `9ip-2a 1`.
 */
export function readRuns(text: string): Run[] {
  let last = 0;
  return text.split(' ').map((part) => {
    const [distance = '', more = '0'] = part.split('-');
    const first = last + Number.parseInt(distance, 36);
    last = first + Number.parseInt(more, 36);
    return [first, last];
  });
}

/** As the `unicode-range` of a font face: `U+3041-3093,U+5bbf`. */
export function toUnicodeRange(runs: Run[]): string {
  return runs
    .map(([first, last]) => {
      const start = `U+${first.toString(16)}`;
      return first === last ? start : `${start}-${last.toString(16)}`;
    })
    .join(',');
}
