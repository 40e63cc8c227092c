import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { RequestBoundary } from '../../components/RequestBoundary.tsx';
import type { KeptQuery } from '../../lib/kept-query.ts';
import type { FilterCountsQuery } from './__generated__/FilterCountsQuery.graphql';

type Counts = FilterCountsQuery['response']['searchPropertyContent']['facets'];

interface Props {
  counts: KeptQuery<FilterCountsQuery>;
  /** Null until the first counts have arrived, and when they can't be had: filters work without them. */
  children: (facets: Counts | null) => ReactNode;
}

/** What each filter would leave; the last counts stay until those of the changed filter have arrived. */
export function FilterCounts({ counts, children }: Props) {
  return (
    <RequestBoundary what="絞り込みの件数" source={counts} instead={children(null)}>
      <Suspense fallback={children(null)}>
        <Counted counts={counts}>{children}</Counted>
      </Suspense>
    </RequestBoundary>
  );
}

function Counted({ counts, children }: Props) {
  const { searchPropertyContent } = usePreloadedQuery<FilterCountsQuery>(
    graphql`
      query FilterCountsQuery($input: SearchPropertyContentInput!, $region: RegionInput) @throwOnFieldError {
        searchPropertyContent(input: $input, regionInput: $region, first: 1) {
          facets {
            ...FilterFields_facets
            ...FilterChips_facets
            ...EmptyResults_facets
          }
        }
      }
    `,
    useDeferredValue(counts).query,
  );
  return children(searchPropertyContent.facets);
}
