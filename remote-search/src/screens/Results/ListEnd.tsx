import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { LoadMore, type LoadMoreProps } from '@yado/shared/ui/LoadMore';
import { EmptyResults } from './EmptyResults.tsx';
import { type CountsRequest, FilterCounts } from './FilterCounts.tsx';
import { SoldOutLine } from './SoldOutLine.tsx';
import type { SearchChange } from './use-change-search.ts';

interface Props extends Omit<LoadMoreProps, 'unit'> {
  search: AddressedSearch;
  counts: CountsRequest;
  change: (change: SearchChange) => void;
}

/** How far the list is loaded, with a button where that does not go by itself; or why there is no list. */
export function ListEnd({ search, counts, change, ...pages }: Props) {
  const empty = pages.shown === 0;
  return (
    <>
      {!empty && <LoadMore unit="軒" {...pages} />}
      <FilterCounts
        counts={counts}
        fallback={empty && <EmptyResults search={search} change={change} facets={null} />}
      >
        {(facets) => (
          <>
            {empty && <EmptyResults search={search} change={change} facets={facets} />}
            {facets && <SoldOutLine filter={search.filter} change={change} facets={facets} />}
          </>
        )}
      </FilterCounts>
    </>
  );
}
