import { readRuns } from './character-runs.ts';

/** One file of a font. */
export interface FontSubset {
  url: string;
  integrity: string;
  /** The fonts in it, one behind the other: the characters that each alone holds, as `readRuns` reads them. */
  faces: (readonly [runs: string, bytes: number])[];
}

/** Answers with the subsets that a text needs and that no text before it has needed. */
export function createSubsetFinder(subsets: FontSubset[]): (text: string) => FontSubset[] {
  const owners = new Map<number, FontSubset>();
  for (const subset of subsets)
    for (const [runs] of subset.faces)
      for (const [first, last] of readRuns(runs))
        for (let point = first; point <= last; point++) owners.set(point, subset);
  const known = new Set<FontSubset>();
  return (text) => {
    const found = new Set<FontSubset>();
    for (const character of text) {
      const subset = owners.get(character.codePointAt(0) as number);
      if (subset && !known.has(subset)) found.add(subset);
    }
    for (const subset of found) known.add(subset);
    return [...found];
  };
}
