import type { FontSubset } from './subset-finder.ts';

export const subsets: FontSubset[];
export const loadOtherSubsets: () => Promise<FontSubset[]>;
