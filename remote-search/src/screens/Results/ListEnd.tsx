import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { LoadMore, type LoadMoreProps } from '@yado/shared/ui/LoadMore';
import { EmptyResults } from './EmptyResults.tsx';
import { type CountsRequest, FilterCounts } from './FilterCounts.tsx';
import type { SearchChange } from './use-change-search.ts';

interface Props extends Omit<LoadMoreProps, 'unit'> {
  search: AddressedSearch;
  counts: CountsRequest;
  change: (change: SearchChange) => void;
}

/** How far the list is loaded, with a button where that does not go by itself; or why there is no list. */
export function ListEnd({ search, counts, change, ...pages }: Props) {
  if (pages.shown > 0) return <LoadMore unit="軒" {...pages} />;
  return (
    <FilterCounts counts={counts} fallback={<EmptyResults search={search} change={change} facets={null} />}>
      {(facets) => <EmptyResults search={search} change={change} facets={facets} />}
    </FilterCounts>
  );
}
