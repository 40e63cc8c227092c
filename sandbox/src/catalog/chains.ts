import type { Property } from './property.ts';

/** As the contract gives it: in English whatever the language. */
export interface Chain {
  id: string;
  name: string;
}

/** What the supplier answers for hotels of nobody. */
const INDEPENDENT: Chain = { id: '0', name: 'Independent' };

/**
 * Invented companies, by a part that the English names of all their hotels have in common. As in life most business hotels
 * belong to one, some of the larger hotels do, and inns do not.
 */
const CHAINS: readonly (Chain & { stem: string })[] = (
  [
    ['Leaf Inn', 'Leaf Inn Hotels'],
    ['City Stay', 'City Stay Japan'],
    ['Hanamizuki', 'Hanamizuki Hotels'],
    ['Harmonie', 'Harmonie Hotels'],
    ['Miyakogusa', 'Miyakogusa Inn'],
    ['Cuore', 'Cuore Hotel Group'],
    ['Sunlight Court', 'Sunlight Court Hotels'],
    ['Shinonome Inn', 'Shinonome Inn'],
    ['Norte', 'Norte Hotels'],
    ['Biz Compass', 'Biz Compass'],
    ['Grand Garden', 'Grand Garden Hotels & Resorts'],
    ['Aurelia', 'Aurelia Hotels'],
    ['Crescent', 'Crescent Hotels'],
    ['Gran Vista', 'Gran Vista Resorts'],
    ['Residence Stay', 'Residence Stay'],
    ['Minimal House', 'Minimal House'],
  ] as const
).map(([stem, name], index) => ({ stem, name, id: String(501 + index) }));

/** The chain that a hotel belongs to. */
export function getChain({ type, name, fault }: Property): Chain {
  if (type === 'ryokan' || fault) return INDEPENDENT;
  return CHAINS.find(({ stem }) => name.en.includes(stem)) ?? INDEPENDENT;
}
