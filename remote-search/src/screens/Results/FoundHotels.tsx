import { formatCount } from '@yado/shared/format/counts';
import { type AddressedSearch, searchToParams } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import { memo, Suspense, useCallback, useMemo } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { RequestBoundary } from '@yado/shared/components/RequestBoundary';
import { type CountsRequest, FilterCounts } from './FilterCounts.tsx';
import { FilterFields } from './FilterFields.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { FiltersSkeleton } from './FiltersSkeleton.tsx';
import { MapButton } from './MapButton.tsx';
import { ResultList } from './ResultList.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { resultsHeading } from './results-heading.ts';
import { SearchedName } from './SearchedName.tsx';
import { SortNote } from './SortNote.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useChangeSearch } from './use-change-search.ts';
import { useMapOpen } from './use-map-open.ts';
import { ShownSearchContext } from './shown-search.ts';
import type { FoundHotelsQuery } from './__generated__/FoundHotelsQuery.graphql';

interface Props {
  /** Whose choices are remembered. */
  owner: string;
  search: AddressedSearch;
  stay: Stay;
  list: PreloadedQuery<FoundHotelsQuery>;
  counts: CountsRequest;
}

/** Filters, what they leave, and where it lies. */
export function FoundHotels({ owner, search, stay, list, counts }: Props) {
  const { shown, change, isChanging, pending } = useChangeSearch(search, stay);
  // Here, so that a search of the part that is shown leaves the map open.
  const [mapOpen, setMapOpen] = useMapOpen(search);
  const closeMap = useCallback(() => setMapOpen(false), [setMapOpen]);
  const filters = (
    <FilterCounts counts={counts} fallback={<FiltersSkeleton />}>
      {(facets) => (
        <FilterFields filter={shown.filter} onChange={(filter) => change({ filter })} facets={facets} />
      )}
    </FilterCounts>
  );
  // Another place or stay is another list; order and filters change the one that is there.
  const criteria = searchToParams({ ...search, stay, sort: undefined, filter: undefined, view: undefined });
  const showing = useMemo(() => ({ shown, pending }), [shown, pending]);
  return (
    <ShownSearchContext value={showing}>
      <div className={columns}>
        <section aria-label="絞り込み" tabIndex={-1} className={panel}>
          {filters}
        </section>
        <div className={top}>
          <h1 className={css({ textStyle: 'h2', flex: '1', minW: { base: '30%', md: '50%' } })}>
            <SearchedName list={list} search={search}>
              {resultsHeading}
            </SearchedName>
          </h1>
          <MapButton onOpen={() => setMapOpen(true)} />
          <div className={controls}>
            <FilterSheet
              filter={shown.filter}
              onClear={() => change({ filter: {} })}
              count={
                pending ? null : (
                  <FilterCounts counts={counts} fallback={null}>
                    {(_facets, total) => total !== null && `(${formatCount(total, '軒')})`}
                  </FilterCounts>
                )
              }
              className={css({ hideFrom: 'xl', flexShrink: '0' })}
            >
              {filters}
            </FilterSheet>
            <SortSelect sort={shown.sort} onChange={(sort) => change({ sort })} />
            <SortNote />
          </div>
        </div>
        <RequestBoundary what="ホテルの一覧" source={list} passMissing>
          <Suspense key={criteria.toString()} fallback={<ResultsSkeleton />}>
            <Results
              owner={owner}
              search={search}
              stay={stay}
              list={list}
              counts={counts}
              change={change}
              isChanging={isChanging}
              mapOpen={mapOpen}
              onCloseMap={closeMap}
            />
          </Suspense>
        </RequestBoundary>
      </div>
    </ShownSearchContext>
  );
}

type ResultsProps = Omit<Parameters<typeof ResultList>[0], 'query'> & Pick<Props, 'list'>;

const Results = memo(function Results({ list, ...rest }: ResultsProps) {
  const query = usePreloadedQuery<FoundHotelsQuery>(
    graphql`
      query FoundHotelsQuery(
        $input: SearchPropertyContentInput!
        $stay: RoomsWithRateInput!
        $region: RegionInput
        $from: RegionInput!
        $choice: RateChoiceInput
      ) @throwOnFieldError {
        ...ResultList_query
        ...SearchedName_query
      }
    `,
    list,
  );
  return <ResultList query={query} {...rest} />;
});

const columns = css({
  mt: { base: '3', md: '4' },
  display: 'grid',
  columnGap: '6',
  alignItems: 'start',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    lg: 'minmax(0, 6fr) minmax(0, 5fr)',
    xl: '216px minmax(0, 7fr) minmax(0, 5fr)',
    _print: 'minmax(0, 1fr)',
  },
});
const panel = css({
  hideBelow: 'xl',
  _print: { display: 'none' },
  gridRow: '1 / span 2',
  position: 'sticky',
  top: '4',
  maxH: 'calc(100dvh - {spacing.8})',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  pr: '2',
  pb: '4',
  scrollbarWidth: 'thin',
});
const top = css({
  gridColumn: { lg: '1 / -1', xl: '2 / -1', _print: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  rowGap: '2',
  mb: '2',
});
const controls = css({
  display: { base: 'flex', _print: 'none' },
  alignItems: 'center',
  gap: '2',
  minW: '0',
  w: { base: 'full', md: 'auto' },
});
