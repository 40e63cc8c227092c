import type { FilterNames } from '../../lib/active-filters.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What the counts call kinds of house and chains. */
export function readNames(
  facets:
    | {
        readonly categories: readonly { readonly category: Named }[];
        readonly chains: readonly { readonly chain: Named }[];
      }
    | null
    | undefined,
): FilterNames {
  return {
    categories: new Map(facets?.categories.map(({ category: { id, name } }) => [id, name])),
    chains: new Map(facets?.chains.map(({ chain: { id, name } }) => [id, name])),
  };
}
