import { readRuns } from './character-runs.ts';

/** One file of a font. */
export interface FontSubset {
  url: string;
  integrity: string;
  /** The fonts in it, one behind the other: the characters that each alone holds, as `readRuns` reads them. */
  faces: (readonly [runs: string, bytes: number])[];
}

/** Line breaks and the like need no font. */
const DRAWN = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;

export interface SubsetFinder {
  /**
   * The subsets that a text needs and that no text before it has needed, and the characters that none of them holds.
   */
  find(text: string): { found: FontSubset[]; left: string };
  /** Has the next text that needs a subset find it again. */
  forget(subset: FontSubset): void;
}

export function createSubsetFinder(subsets: FontSubset[]): SubsetFinder {
  const owners = new Map<number, FontSubset>();
  for (const subset of subsets)
    for (const [runs] of subset.faces)
      for (const [first, last] of readRuns(runs))
        for (let point = first; point <= last; point++) owners.set(point, subset);
  const known = new Set<FontSubset>();
  const find: SubsetFinder['find'] = (text) => {
    const found = new Set<FontSubset>();
    let left = '';
    for (const character of text) {
      const subset = owners.get(character.codePointAt(0) as number);
      if (!subset && DRAWN.test(character)) left += character;
      if (subset && !known.has(subset)) found.add(subset);
    }
    for (const subset of found) known.add(subset);
    return { found: [...found], left };
  };
  return { find, forget: (subset) => known.delete(subset) };
}
